import type { Scene } from '#core/testing/matrix';

/** Happy calls of the routes of this module. */
export const scene: Scene = async () => ({
  'GET /api/analytics/metrics': {},
  'GET /api/analytics/report': {},
  'GET /api/analytics/figures/{name}': { params: { name: 'clients' } },
  'GET /api/team/overview': {},
});
