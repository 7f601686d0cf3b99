import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DetailedProfile } from './detailed';

/** The whole chart: bodygraph, sky, Gene Keys, numbers and what they were computed from. */
const meta = {
  title: 'Screens/Chart',
  component: DetailedProfile,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof DetailedProfile>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Computed: Story = { parameters: { screen: { as: 'client', at: '/profile/detailed' } } };
