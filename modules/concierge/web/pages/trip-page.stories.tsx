import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anOffer, aPlan } from '../testing/samples';
import { TripPage } from './trip-page';

/** What is offered, a plan made of it, and the request for a quote. */
const meta = {
  title: 'Screens/Concierge',
  component: TripPage,
  parameters: { layout: 'fullscreen' },
  tags: ['!autodocs'],
} satisfies Meta<typeof TripPage>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Offers: Story = {
  parameters: {
    screen: {
      at: '/concierge',
      api: {
        'GET /api/offers/counts': { flight: 2, hotel: 2, restaurant: 3, car: 2, near: false },
        'GET /api/offers': [
          anOffer(),
          anOffer({ id: 'sea', name: 'Sea Ranch Kitchen', availability: 'limited', reviews: 148, rating: 4.6 }),
          anOffer({ id: 'long', name: 'The Long Fast Breaker', availability: 'booked', reviews: 86, price: null }),
        ],
        'POST /api/concierge/plans': aPlan(),
      },
    },
  },
};
