import { findKnown } from '#core/web/search-params';
import type { TeamPractitionerQuery } from '../../../schemas/team';

export const states = ['open', 'waiting-list', 'closed'] as const;
export const sorts = ['name', 'clients'] as const;

/** What the address says of the list of practitioners, as the server takes it. */
export const toQuery = (params: URLSearchParams): Pick<TeamPractitionerQuery, 'q' | 'state' | 'room' | 'sort'> => {
  const q = params.get('q')?.slice(0, 80);
  const state = findKnown(states, params.get('state'));
  const sort = findKnown(sorts, params.get('sort'));
  return {
    ...(q && { q }),
    ...(state && { state }),
    ...(params.get('room') === 'yes' && { room: 'yes' as const }),
    ...(sort && { sort }),
  };
};
