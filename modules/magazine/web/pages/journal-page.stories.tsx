import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JournalPage } from './journal-page';

/** The magazine: search, categories, articles. */
const meta = {
  title: 'Screens/Journal',
  component: JournalPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof JournalPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Everything: Story = { parameters: { screen: { at: '/magazine' } } };
export const NothingFound: Story = {
  parameters: { screen: { at: '/magazine?q=zzz', api: { 'GET /api/articles': [] } } },
};
