import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aJourney } from '../testing/samples';
import { ProfileOverview } from './overview';

/** The profile overview, and the form for birth data in its place. */
const meta = {
  title: 'Screens/Profile',
  component: ProfileOverview,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ProfileOverview>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Overview: Story = { parameters: { screen: { as: 'client', at: '/profile' } } };
export const BirthData: Story = { parameters: { screen: { as: 'client', at: '/profile?edit=birth' } } };
export const Nothing: Story = {
  parameters: {
    screen: {
      as: 'client',
      at: '/profile',
      api: { 'GET /api/journey/me': aJourney(), 'GET /api/clients/me': null },
    },
  },
};
