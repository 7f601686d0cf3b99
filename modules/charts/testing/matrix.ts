import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { chartFor } from '#modules/profile/testing/factory';

/** What is said of a part is said of the chart that the caller has now. */
const saying = async (client: Client) => ({
  verdict: 'fits',
  version: (await client.get('/api/holistic-profiles/me')).body.version as number,
});

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  await chartFor(callers.owner, canary);
  await chartFor(callers.other_client, 'Anna Berg');
  const params = { look: 'gate-34' };
  return {
    'GET /api/holistic-profiles/me/transits': { query: 'at=2026-03-29T10:00:00Z' },
    'GET /api/holistic-profiles/me/passages': { query: 'look=gate-34' },
    'GET /api/holistic-profiles/me/returns': { query: 'year=2026' },
    'GET /api/holistic-profiles/me/fits': {},
    'PUT /api/holistic-profiles/me/fits/{look}': {
      params,
      body: await saying(callers.owner),
      before: async (_principal, caller) => ({ body: await saying(caller) }),
    },
    'DELETE /api/holistic-profiles/me/fits/{look}': { params },
  };
};
