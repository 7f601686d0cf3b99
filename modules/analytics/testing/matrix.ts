import type { Scene } from '#core/testing/matrix';

const requests = { params: { table: 'responses' }, query: 'row=total&measure=requests' };

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers }) => ({
  'GET /api/analytics/metrics': {},
  'GET /api/analytics/report': {},
  'GET /api/analytics/figures/{name}': { params: { name: 'clients' } },
  'GET /api/team/overview': {},
  'GET /api/analytics/mails': {},
  'PUT /api/analytics/mails/users/{id}': { params: { id: callers.admin.userId }, body: { rhythm: 'monthly' } },
  'POST /api/analytics/arrivals': { body: { source: 'newsletter' } },
  'GET /api/analytics/tables': {},
  'GET /api/analytics/tables/{table}': { params: { table: 'responses' } },
  'GET /api/analytics/tables/{table}/course': { params: { table: 'responses' } },
  'GET /api/analytics/tables/{table}/csv': { params: { table: 'responses' } },
  'GET /api/analytics/tables/{table}/rows': requests,
  'GET /api/analytics/tables/{table}/rows/csv': requests,
});
