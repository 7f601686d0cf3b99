import type { RetainedTables } from '#core/contract/retention';

/** How long rows of this module's tables are kept. */
export const retention: RetainedTables = {
  experience_waitlist: 'with the account',
  experiences: 'no personal data',
  retreat_messages: { with: 'experiences' },
  retreat_papers: { with: 'retreat_places' },
  retreat_places: 'with the account',
  retreat_rooms: 'no personal data',
  retreats: { stays: 'texts of the house, not of people; who edited them is taken out with their account' },
};
