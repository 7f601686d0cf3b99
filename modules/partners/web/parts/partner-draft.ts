import { findKnown } from '#core/web/search-params';
import type { PartnerInput, PartnerQuery, PartnerStatus, PartnerView } from '../../schemas/partner';

export const states = ['active', 'paused', 'archived'] as const;
export const statuses = ['active', 'paused'] as const satisfies readonly PartnerStatus[];

/** What of the list stands in the address. */
export interface PartnerFilters {
  readonly q: string;
  readonly state: NonNullable<PartnerQuery['state']> | null;
}

/** The filters of an address; what it does not know counts as nothing. */
export const filtersOf = (params: URLSearchParams): PartnerFilters => ({
  q: (params.get('q') ?? '').trim().slice(0, 100),
  state: findKnown(states, params.get('state')),
});

/** A partner while it is being typed. */
export interface PartnerDraft {
  readonly name: string;
  readonly type: string;
  readonly city: string;
  readonly url: string;
  readonly status: PartnerStatus;
}

export const draftOf = (partner: PartnerView | null): PartnerDraft => ({
  name: partner?.name ?? '',
  type: partner?.type ?? '',
  city: partner?.city ?? '',
  url: partner?.url ?? '',
  status: partner?.status ?? 'active',
});

/** What is sent. */
export const inputOf = ({ name, type, city, url, status }: PartnerDraft): PartnerInput => ({
  name: name.trim(),
  type: type.trim(),
  city: city.trim() || null,
  url: url.trim() || null,
  status,
});

/** True of what can be a website here; the server judges the rest. */
export const isWebsite = (typed: string): boolean => {
  const words = typed.trim();
  return words === '' || (URL.canParse(words) && new URL(words).protocol === 'https:');
};
