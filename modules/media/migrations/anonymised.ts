import type { AnonymisedTables } from '#core/contract/anonymised';

/** What the tables of this module become in a data set for a test system. */
export const anonymised: AnonymisedTables = {
  media_items: 'left-out',
  media_uploads: 'left-out',
  media_uses: 'left-out',
};
