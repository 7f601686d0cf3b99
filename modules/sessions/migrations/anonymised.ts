import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  session_feeds: 'left-out',
  session_places: { zone: 'keep' },
  session_rules: { reminders: 'keep', time_off: 'keep' },
  session_services: {
    title: 'words',
    description: 'words',
    place: 'null',
    link_sealed: 'null',
    tax_code: 'keep',
  },
  sessions_booked: {
    kind: 'keep',
    title: 'words',
    mode: 'keep',
    place: 'null',
    room_sealed: 'null',
    tax_code: 'keep',
    reminded: 'keep',
  },
};
