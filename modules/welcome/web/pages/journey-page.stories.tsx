import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { JourneyPage } from './journey-page';

/** The concierge's way: security, phases, and what it costs. */
const meta = {
  title: 'Screens/Client journey',
  component: JourneyPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof JourneyPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Visitor: Story = { parameters: { screen: { at: '/client-journey' } } };
