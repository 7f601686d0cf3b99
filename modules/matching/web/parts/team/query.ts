import type { TeamPractitionerQuery } from '../../../schemas/team';

export const states = ['open', 'waiting-list', 'closed'] as const;

/** What the address says of the practitioners' tab. */
export interface PractitionerFilters {
  readonly q: string;
  readonly language: string;
  readonly state: NonNullable<TeamPractitionerQuery['state']> | null;
  readonly room: boolean;
}
export const stateOf = (value: string | null): PractitionerFilters['state'] =>
  states.find((known) => known === value) ?? null;

export const filtersOf = (params: URLSearchParams): PractitionerFilters => ({
  q: params.get('q') ?? '',
  language: params.get('language') ?? '',
  state: stateOf(params.get('state')),
  room: params.get('room') === 'yes',
});

/** The filters that are set, as the server takes them. */
export const toQuery = ({ q, language, state, room }: PractitionerFilters) => ({
  ...(q && { q }),
  ...(language && { language }),
  ...(state && { state }),
  ...(room && { room: 'yes' as const }),
});

/** The same as they stand in an address. */
export const queryOf = (filters: PractitionerFilters): string => String(new URLSearchParams(toQuery(filters)));
