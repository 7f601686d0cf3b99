import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Journey } from './journey-page';

/** The concierge's way: security, phases, and what it costs. */
const meta = {
  title: 'Screens/Client journey',
  component: Journey,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof Journey>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { screen: { at: '/client-journey' } } };
