import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { MatchingPage } from './matching-page';

/** Practitioners with the reasons why they fit. */
const meta = {
  title: 'Screens/Matching',
  component: MatchingPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof MatchingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Matches: Story = { parameters: { screen: { as: 'client', at: '/matching' } } };
