import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { expect, screen, within } from 'storybook/test';
import { Button } from '#ui';
import type { PartDocs } from '../../../../../.storybook/docs/part-docs';
import { anOffer } from '../../testing/samples';
import { OfferDetails } from './offer-details';

/** Everything about one offer, at the side of the page or from below on phones. */
const meta = {
  title: 'Concierge/Offer details',
  component: OfferDetails,
  parameters: {
    layout: 'fullscreen',
    docs: { story: { inline: false, height: '900px' } },
    part: {
      status: 'stable',
      changes: [{ on: '2026-11-22', text: 'First version.' }],
      anatomy: {
        show: { story: 'concierge-offer-details--available', height: 900 },
        rows: [
          ['Sheet', '[role="dialog"]', 'At the side of the page, from below on phones.'],
          ['Title', '[role="dialog"] h2', 'The name of the offer.'],
          ['Facts', '[role="dialog"] dl', 'Where, by whom, when, how long: only those it has.'],
          ['Choice', '[role="dialog"] button[aria-pressed]', 'Adds it to the trip, or takes it out.'],
        ],
      },
      keyboard: [
        ['Tab', 'Goes round within the sheet.'],
        ['Enter Space', 'Adds the offer to the trip, or takes it out.'],
        ['Esc', 'Closes it; the focus goes back to the card.'],
      ],
      accessibility: [
        'A dialog named by the offer.',
        'The choice says by `aria-pressed` whether the offer is part of the trip.',
        'What is booked has no button, and a sentence says why.',
      ],
      dos: [
        {
          show: <Button aria-pressed>Selected</Button>,
          text: 'Keep the button when it is chosen: it takes the offer out again.',
        },
      ],
      donts: [
        { show: <Button disabled>Booked</Button>, text: 'A disabled button for what cannot be had: say it in words.' },
      ],
    } satisfies PartDocs,
  },
  args: { offer: anOffer(), selected: false, onToggle: () => undefined, onClose: () => undefined },
} satisfies Meta<typeof OfferDetails>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Available: Story = {};
export const ByKeyboard: Story = {
  play: async ({ userEvent }) => {
    const sheet = within(await screen.findByRole('dialog'));
    await userEvent.tab();
    await expect(sheet.getAllByRole('button').some((button) => button === document.activeElement)).toBe(true);
  },
};
export const Dark: Story = { globals: { theme: 'dark' } };
export const Booked: Story = { args: { offer: anOffer({ availability: 'booked' }) } };
