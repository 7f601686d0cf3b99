import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  assistant_messages: 'with the account',
  assistant_settings: 'with the account',
  assistant_verdicts: 'no personal data',
  booking_history: { with: 'bookings' },
  bookings: { clocks: [{ keep: '12 months', from: 'end_date' }], otherwise: 'with the account' },
  offers: 'no personal data',
};
