import type { ExperienceView } from '#modules/retreats/public';
import type { BookingView } from '../../schemas/booking';
import type { OfferView, TeamOfferView } from '../../schemas/offer';
import type { PlanView } from '../../schemas/trip';

/** An offer as the page gets it. */
export const anOffer = (overrides: Partial<OfferView> = {}): OfferView => ({
  id: 'dining-hearth-and-field',
  name: 'Hearth & Field, tasting table',
  category: 'restaurant',
  description: 'Eight seats around one fire.',
  location: 'Big Sur, California',
  origin: null,
  provider: 'Hearth & Field',
  price: { minor: 14_000, currency: 'USD', per: 'person' },
  rating: 4.8,
  reviews: 212,
  features: ['Own slope', 'Eight seats', 'Alkaline menu', 'Wine', 'Open kitchen'],
  dietaryOptions: ['Vegan', 'Gluten-Free'],
  availability: 'available',
  opens: 1020,
  closes: 1320,
  departs: null,
  minutes: null,
  distance: 1931,
  sample: true,
  language: 'en',
  translated: null,
  ...overrides,
});

export const aTeamOffer = (overrides: Partial<TeamOfferView> = {}): TeamOfferView => {
  const offer = overrides.offer ?? anOffer();
  return {
    id: offer.id,
    offer,
    bookingUrl: 'https://www.cliff-house.example/rooms',
    refusal: null,
    source: `embedded:${offer.id}`,
    ...overrides,
  };
};

/** A plan of two days. */
export const aPlan = (): PlanView => ({
  destination: 'Big Sur, California',
  zone: 'America/Los_Angeles',
  days: [
    {
      date: '2027-03-12',
      day: 1,
      place: 'Big Sur, California',
      rest: false,
      entries: [
        {
          start: '15:00',
          end: '15:30',
          title: 'Cliff House at Big Sur',
          kind: 'hotel',
          offerId: 'hotel-cliff-house',
          selected: false,
          reason: 'The best rated that fits your budget.',
          travel: 0,
        },
        {
          start: '18:00',
          end: '19:30',
          title: 'Hearth & Field, tasting table',
          kind: 'restaurant',
          offerId: 'dining-hearth-and-field',
          selected: true,
          reason: 'You chose it. Open 17:00 to 22:00.',
          travel: 10,
        },
      ],
    },
    { date: '2027-03-13', day: 2, place: 'Big Sur, California', rest: true, entries: [] },
  ],
  estimate: { total: { minor: 635_400, currency: 'USD' }, unknown: 0, budget: 'below' },
  notes: ['A car by the hour is counted with 3 hours a day.'],
  sample: true,
});

/** A booking whose quote is ready. */
export const aBooking = (overrides: Partial<BookingView> = {}): BookingView => ({
  id: '00000000-0000-4000-8000-00000000b001',
  reference: 'TR-7K3M-Q9RX',
  title: 'Journey to Big Sur, California',
  partnerName: 'Cliff House',
  status: 'held',
  startDate: '2099-03-12',
  endDate: '2099-03-17',
  destination: 'Big Sur, California',
  guests: 2,
  price: { minor: 1_850_000, currency: 'USD' },
  validUntil: '2099-01-31',
  expired: false,
  createdAt: '2026-11-20T08:00:00.000000Z',
  version: 2,
  sample: false,
  own: true,
  experienceId: null,
  budget: '25k-50k',
  services: [
    {
      offerId: 'hotel-cliff-house',
      name: 'Cliff House at Big Sur',
      category: 'hotel',
      price: { minor: 89_000, currency: 'USD', per: 'night' },
    },
  ],
  taxCode: null,
  payment: null,
  note: 'Two rooms with the same terrace.',
  plan: aPlan(),
  needs: {
    dietaryPreferences: ['Vegan'],
    specialRequests: 'A room without stairs, please.',
    currentLocation: 'San Francisco, California',
    wish: null,
  },
  history: [
    { from: null, to: 'requested', by: 'person', at: '2026-11-20T08:00:00.000000Z' },
    { from: 'requested', to: 'held', by: 'team', at: '2026-11-21T09:30:00.000000Z' },
  ],
  can: { accept: true, counter: true, cancel: true, propose: false, complete: false, refund: false },
  ...overrides,
});

/** A retreat for two. */
export const aRetreat = (overrides: Partial<ExperienceView> = {}): ExperienceView => ({
  id: '00000000-0000-4000-8000-00000000e001',
  name: 'Five days of silence',
  focus: 'Stillness and integration for two',
  startDate: '2099-03-02',
  endDate: '2099-03-06',
  days: 5,
  location: 'Big Sur, California',
  partnerName: 'Cliff House',
  price: { minor: 1_800_000, currency: 'USD' },
  capacity: 2,
  left: 2,
  waiting: 0,
  waitingAt: null,
  offeredUntil: null,
  bookPath: null,
  nextAvailable: '2099-04-27',
  sample: true,
  ...overrides,
});
