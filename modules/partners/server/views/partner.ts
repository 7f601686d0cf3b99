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
