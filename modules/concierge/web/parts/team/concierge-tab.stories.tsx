import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aBooking, aTeamOffer } from '../../testing/samples';
import { ConciergeTab } from './concierge-tab';

/** Quote requests and what the concierge can arrange, in the team portal. */
const meta = {
  title: 'Screens/Team concierge',
  component: ConciergeTab,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof ConciergeTab>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Waiting: Story = {
  parameters: {
    screen: {
      as: 'staff',
      at: '/team-portal',
      api: { 'GET /api/bookings': [aBooking({ status: 'requested' })], 'GET /api/team/offers': [aTeamOffer()] },
    },
  },
};
