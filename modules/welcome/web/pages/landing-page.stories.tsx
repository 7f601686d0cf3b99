import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LandingPage } from './landing-page';

/** What a visitor meets first. */
const meta = {
  title: 'Screens/Landing',
  component: LandingPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof LandingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { screen: { at: '/' } } };
