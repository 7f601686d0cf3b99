import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Landing } from './landing-page';

/** What a visitor meets first. */
const meta = {
  title: 'Screens/Landing',
  component: Landing,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Landing>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { screen: { at: '/' } } };
