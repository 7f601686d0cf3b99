import { api, mutateApi } from '#core/web';
import type { MatchingJobView } from '../../schemas/match';

export const matchesPath = '/api/matching/me';
export const statePath = '/api/matching/state';

/** Everything that shows matches. */
export const refreshMatches = (): Promise<void> => mutateApi((path) => /^\/api\/(matching|journey)\//.test(path));

export const runMatching = (): Promise<MatchingJobView> => api('/api/matching/run', { method: 'POST', body: {} });
