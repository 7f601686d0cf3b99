import type { CsvColumn } from '#core/contract/list';
import type { StudioPageRow } from '../../schemas/studio';

/** The list of practitioners' pages as a file. */
export const studioPageColumns: readonly CsvColumn<StudioPageRow>[] = [
  { head: 'Practitioner', cell: ({ name }) => name },
  { head: 'State', cell: ({ state }) => state },
  { head: 'Address', cell: ({ slug }) => slug },
  { head: 'Shown', cell: ({ isPublished, isHidden }) => (isPublished ? (isHidden ? 'hidden' : 'yes') : 'no') },
  { head: 'Credentials to check', cell: ({ credentialsWaiting }) => credentialsWaiting },
  { head: 'Changed', cell: ({ changedAt }) => changedAt },
];
