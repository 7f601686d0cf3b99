import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LaborBoard } from './labor-board';

/** The twelve Labors with their states. */
const meta = {
  title: 'Screens/Labors',
  component: LaborBoard,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LaborBoard>;
export default meta;
type Story = StoryObj<typeof meta>;

export const ThreeOfTwelve: Story = { parameters: { screen: { as: 'client', at: '/intake' } } };
