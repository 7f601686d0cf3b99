import { api, mutateApi } from '#core/web';
import type { MatchingJobView, MatchView } from '../../schemas/match';
import type { MatchChange } from '../../schemas/match-status';

export const matchesPath = '/api/matching/me';
export const statePath = '/api/matching/state';
export const consentsPath = '/api/consents/me';

/** Everything that shows matches. */
export const refreshMatches = (): Promise<void> => mutateApi((path) => /^\/api\/(matching|journey)\//.test(path));

export const runMatching = (): Promise<MatchingJobView> => api('/api/matching/run', { method: 'POST', body: {} });

/** Moves a match of the client; answers with the match as it stands then. */
export const moveMatch = ({ id, version }: Pick<MatchView, 'id' | 'version'>, body: MatchChange): Promise<MatchView> =>
  api(`/api/matches/${id}`, { method: 'PATCH', body, ifMatch: version });
