import { authCalls } from './auth-scene';
import { breakGlassCalls } from './break-glass-scene';
import type { Scene } from './matrix';
import { secondFactorCalls } from './second-factor-scene';

/** Happy calls of the host's own routes and of signing in. */
export const scene: Scene = async (context) => ({
  ...(await authCalls(context.knex, context.callers.owner.userId)),
  ...(await secondFactorCalls(context)),
  ...breakGlassCalls(context),
  'GET /healthz': {},
  'GET /readyz': {},
  'GET /api/modules': {},
  'GET /api/openapi.json': {},
  'GET /dev/mail': {},
  'POST /api/module-reports': { body: { module: 'labors', loadMs: 120 } },
  'GET /api/module-override': {},
  'PUT /api/module-override': { body: { module: 'labors', port: 4400 } },
  'DELETE /api/module-override': {},
  'POST /api/csp-reports': {
    body: '{"csp-report":{"effective-directive":"img-src"}}',
    headers: { 'content-type': 'application/csp-report' },
  },
});
