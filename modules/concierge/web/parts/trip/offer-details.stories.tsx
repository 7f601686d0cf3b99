import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { anOffer } from '../../testing/samples';
import { OfferDetails } from './offer-details';

/** Everything about one offer, at the side of the page or from below on phones. */
const meta = {
  title: 'Concierge/Offer details',
  component: OfferDetails,
  parameters: { layout: 'fullscreen' },
  args: { offer: anOffer(), selected: false, onToggle: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof OfferDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const Booked: Story = { args: { offer: anOffer({ availability: 'booked' }) } };
