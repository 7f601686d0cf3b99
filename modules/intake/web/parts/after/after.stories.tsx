import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PersonalizedJourneyPage } from '../../pages/personalized-journey-page';
import { Submitted } from './submitted';
import { aSummary } from './testing/summary';

/** What follows after the intake was sent: the seventeenth step, and the page that stays. */
const meta = {
  title: 'Screens/After the intake',
  component: PersonalizedJourneyPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof PersonalizedJourneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

const summary = aSummary();
const screen = (overrides: object) => ({
  screen: { at: '/personalized-journey', api: { 'GET /api/intakes/me': { ...summary, ...overrides } } },
});

export const Sent: Story = {
  render: () => (
    <div className="wrap" style={{ paddingBlock: 48 }}>
      <Submitted reference={summary.reference} />
    </div>
  ),
  parameters: screen({}),
};
export const Visitor: Story = { parameters: screen({}) };
export const PlaceUnclear: Story = {
  parameters: screen({ chart: { ...summary.chart, rising: null, place: null }, chartMissing: 'place-ambiguous' }),
};
