import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Answered, Client } from '#core/testing/client';
import type { BookingReceipt, ProposalInput } from '../schemas/booking';
import type { SourcedOffer } from '../schemas/offer';
import type { OfferInput } from '../schemas/studio-offer';
import type { BookingInput, TripInput } from '../schemas/trip';
import { copyOffers } from '../server/jobs/sync-offers';
import { generateOffers } from '../server/offers/generate';
import { nineOffers } from '../server/offers/samples';

/** The date so many days from now. */
export const inDays = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** Puts offers into the database: the nine and some more. */
export const plantOffers = (knex: Knex, more = 0, sample = true): Promise<void> =>
  knex.transaction((trx) => {
    const listed: SourcedOffer[] = [...nineOffers, ...generateOffers(more)];
    return copyOffers(trx, { name: 'embedded', sample, list: async () => listed }, listed);
  });

/** What the form says of a trip to Big Sur. */
export const aTrip = (overrides: Partial<TripInput> = {}): TripInput => ({
  destination: 'Big Sur, California',
  checkIn: inDays(60),
  checkOut: inDays(65),
  guests: 2,
  budget: '25k-50k',
  dietaryPreferences: ['Vegan'],
  specialRequests: '',
  ...overrides,
});

/** A whole quote request. */
export const aRequest = (overrides: Partial<BookingInput> = {}): BookingInput => ({
  bookingRequest: aTrip(),
  selectedServices: [],
  currentLocation: 'San Francisco, California',
  ...overrides,
});

/** Sends one and answers its receipt. */
export const sendRequest = async (client: Client, overrides: Partial<BookingInput> = {}): Promise<BookingReceipt> => {
  const { status, body } = await client.post('/api/ai-concierge-booking', aRequest(overrides));
  if (status !== 201) throw new Error(`the request was not taken: ${status} ${body?.detail}`);
  return body;
};

/** A quote of the team. */
export const aQuote = (overrides: Partial<ProposalInput> = {}): ProposalInput => ({
  price: { minor: 1_850_000, currency: 'USD' },
  partnerName: 'Cliff House',
  validUntil: inDays(14),
  note: 'Two rooms with the same terrace.',
  ...overrides,
});
/** Lets the team quote for a request. */
export const quote = (admin: Client, id: string, overrides: Partial<ProposalInput> = {}): Promise<Answered> =>
  admin.post(`/api/bookings/${id}/proposals`, aQuote(overrides));

/** A retreat in two months; answers its id. */
export const aRetreat = async (
  knex: Knex,
  overrides: Readonly<Record<string, string | number | boolean>> = {},
): Promise<string> => {
  const id = randomUUID();
  await knex('experiences').insert({
    id,
    name: 'Five days of silence',
    focus: 'Stillness for two',
    location: 'Big Sur, California',
    zone: 'America/Los_Angeles',
    partner_name: 'Cliff House',
    starts_on: inDays(60),
    days: 5,
    capacity: 2,
    price_minor: 1_800_000,
    currency: 'USD',
    ...overrides,
  });
  return id;
};

/** What staff write about an offer. */
export const anOfferInput = (overrides: Partial<OfferInput> = {}): OfferInput => ({
  ...{ name: 'House by the sea', category: 'hotel', description: 'Six rooms.', location: 'Lisbon, Portugal' },
  ...{
    latitude: null,
    longitude: null,
    origin: null,
    provider: 'House',
    rating: null,
    reviews: 0,
    features: ['Quiet'],
  },
  ...{ price: { minor: 12_000, currency: 'EUR', per: 'night' }, dietaryOptions: [], availability: 'available' },
  ...{ opens: null, closes: null, departs: null, minutes: null, bookingUrl: null },
  ...overrides,
});
