import { authCalls } from './auth-scene';
import type { Scene } from './matrix';

/** Happy calls of the host's own routes and of signing in. */
export const scene: Scene = async ({ knex, callers }) => ({
  ...(await authCalls(knex, callers.owner.userId)),
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /api/modules': {},
  'GET /api/openapi.json': {},
  'GET /dev/mail': {},
  'POST /api/csp-reports': {
    body: '{"csp-report":{"effective-directive":"img-src"}}',
    headers: { 'content-type': 'application/csp-report' },
  },
});
