import type { CsvColumn } from '#core/contract/list';
import type { PartnerView } from '../../schemas/partner';
import type { Partner } from '../models/partner';

/** A partner as the team sees it. */
export const toPartnerView = ({ id, name, type, status, city, url, sample, ...more }: Partner): PartnerView => ({
  id,
  name,
  type,
  status,
  city,
  url,
  sample,
  archived: more.archivedAt !== null,
  version: more.version,
});

/** The list of partners as a file. */
export const partnerColumns: readonly CsvColumn<PartnerView>[] = [
  { head: 'Name', cell: ({ name }) => name },
  { head: 'Kind', cell: ({ type }) => type },
  { head: 'City', cell: ({ city }) => city },
  { head: 'Website', cell: ({ url }) => url },
  { head: 'State', cell: ({ status, archived }) => (archived ? 'archived' : status) },
  { head: 'Sample', cell: ({ sample }) => (sample ? 'yes' : 'no') },
];
