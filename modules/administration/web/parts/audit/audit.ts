import { toQuery } from '#core/web/search-params';
import type { AuditQuery } from '../../../schemas/audit';
import { auditPath } from '../../paths';

/** What of the log stands in the address; instants as ISO, empty where nothing is asked. */
export interface AuditFilters {
  readonly actor: string;
  readonly subject: string;
  readonly action: string;
  readonly from: string;
  readonly to: string;
}

export const filterNames = ['actor', 'subject', 'action', 'from', 'to'] as const;

/** What the server would take of each filter. */
const fits: Readonly<Record<keyof AuditFilters, (value: string) => boolean>> = {
  actor: (value) => /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i.test(value),
  subject: (value) => fits.actor(value),
  action: (value) => /^[a-z][a-z0-9.-]{0,79}$/.test(value),
  from: (value) => /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value) && !Number.isNaN(Date.parse(value)),
  to: (value) => fits.from(value),
};

/** True for an empty filter and for one the server takes. */
export const isFilter = (name: keyof AuditFilters, value: string): boolean => value === '' || fits[name](value);

/** The filters of an address; what cannot be asked counts as nothing. */
export const filtersOf = (params: URLSearchParams): AuditFilters => {
  const read = (name: keyof AuditFilters): string => {
    const value = params.get(name) ?? '';
    return isFilter(name, value) ? value : '';
  };
  return {
    actor: read('actor'),
    subject: read('subject'),
    action: read('action'),
    from: read('from'),
    to: read('to'),
  };
};

export const toOf = (filters: Partial<AuditFilters>): string => `${auditPath}?${toQuery({ ...filters })}`;

/** The days alone: a file whose entries are linked leaves none of them out. */
export const toPeriod = ({ from, to }: Pick<AuditFilters, 'from' | 'to'>): Pick<AuditQuery, 'from' | 'to'> => ({
  ...(from && { from }),
  ...(to && { to }),
});

/** The filters as the server is asked for them; an action is taken as the beginning of a name. */
export const toFileQuery = ({
  actor,
  subject,
  action,
  from,
  to,
}: AuditFilters): Omit<AuditQuery, 'limit' | 'before'> => ({
  ...(actor && { actor }),
  ...(subject && { subject }),
  ...toPeriod({ from, to }),
  ...(action && { action: `${action}*` }),
});

/** The first page of the log. */
export const toListQuery = (filters: AuditFilters): AuditQuery => ({ ...toFileQuery(filters), limit: 50 });

const two = (value: number): string => String(value).padStart(2, '0');

/** An instant as a field of date and time holds it, in the zone of this device; empty stays empty. */
export const toLocal = (iso: string): string => {
  if (iso === '') return '';
  const at = new Date(iso);
  const day = `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;
  return `${day}T${two(at.getHours())}:${two(at.getMinutes())}`;
};

/** The other way round. */
export const toIso = (local: string): string => {
  const at = new Date(local);
  return local === '' || Number.isNaN(at.getTime()) ? '' : at.toISOString();
};
