import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  assistant_messages: 'left-out',
  assistant_settings: { provider: 'keep' },
  assistant_verdicts: { source: 'keep' },
  booking_history: { from_status: 'keep', to_status: 'keep' },
  bookings: {
    reference: 'shape',
    email: 'email',
    title: 'keep',
    destination: 'keep',
    zone: 'keep',
    budget: 'words',
    services: 'keep',
    details_sealed: {
      context: 'bookings:details_sealed:{id}',
      owner: 'case when t.for_host then null else t.user_id end',
      sample: '{"dietaryPreferences":[],"specialRequests":"","currentLocation":"","plan":null}',
    },
    tax_code: 'keep',
    partner_name: 'keep',
    note_sealed: { context: 'bookings:note_sealed:{id}', owner: 'case when t.for_host then null else t.user_id end' },
    wish_sealed: { context: 'bookings:wish_sealed:{id}', owner: 'case when t.for_host then null else t.user_id end' },
  },
  offers: {
    id: 'keep',
    source: 'keep',
    name: 'keep',
    description: 'keep',
    location: 'keep',
    origin: 'keep',
    provider: 'keep',
    features: 'keep',
    dietary: 'keep',
    language: 'keep',
    tax_code: 'keep',
    booking_url: 'keep',
  },
};
