import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aBirth, chartFor, ifMatchOf, places } from './factory';

/** The newest version of a person's chart. */
const versionCalls = async (client: Client) => {
  const { id } = (await client.get('/api/holistic-profiles/me')).body as { id: string };
  return { 'GET /api/holistic-profiles/versions/{id}': { params: { id } } };
};

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  await chartFor(callers.owner, canary);
  await chartFor(callers.other_client, 'Anna Berg');
  const query = new URLSearchParams({ placeId: places.montreal, date: '1948-04-09', time: '00:05' });
  return {
    'GET /api/birth-moments': { query: query.toString() },
    'GET /api/clients/me': {},
    'POST /api/clients': { fresh: true, body: aBirth() },
    'PATCH /api/clients/me': {
      headers: { 'if-match': '"1"' },
      body: aBirth({ nameAtBirth: 'Anna Berg', birthTime: '00:06' }),
      before: async (principal, client) => ({
        headers: await ifMatchOf(client),
        ...(principal === 'owner' ? { body: aBirth({ nameAtBirth: canary, birthTime: '00:06' }) } : {}),
      }),
    },
    'GET /api/holistic-profiles/me': {},
    'POST /api/holistic-profiles': {
      fresh: true,
      body: {},
      before: async (_principal, client) => {
        await client.post('/api/clients', aBirth());
        return undefined;
      },
    },
    'GET /api/holistic-profiles/versions': {},
    ...(await versionCalls(callers.owner)),
    'GET /api/journey/me': {},
    'GET /api/enneagram/me': {},
    'PUT /api/enneagram/me': { fresh: true, body: { answers: Array<number>(36).fill(2), choice: 4 } },
    'DELETE /api/enneagram/me': {},
  };
};
