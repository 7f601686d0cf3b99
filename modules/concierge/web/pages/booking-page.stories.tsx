import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aBooking } from '../testing/samples';
import { BookingPage } from './booking-page';

/** One trip with its quote. */
const meta = {
  title: 'Screens/Trip',
  component: BookingPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof BookingPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const QuoteReady: Story = {
  parameters: {
    screen: {
      as: 'client',
      at: `/bookings/${aBooking().id}`,
      path: '/bookings/:id',
      api: { [`GET /api/bookings/${aBooking().id}`]: aBooking() },
    },
  },
};
