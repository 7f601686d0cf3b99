import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aBirth, aClientRecord, places } from './factory';

/** The version that the caller's record has now. */
const ifMatchOf = async (client: Client) => ({
  'if-match': `"${(await client.get('/api/clients/me')).body.version}"`,
});

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  // The scene of another module may have given the owner a record already.
  const { body: held } = await callers.owner.get('/api/clients/me');
  if (held)
    await callers.owner.patch('/api/clients/me', aBirth({ nameAtBirth: canary }), await ifMatchOf(callers.owner));
  else await aClientRecord(callers.owner, { nameAtBirth: canary });
  await callers.owner.post('/api/holistic-profiles', {});
  await aClientRecord(callers.other_client, { birthDate: '1990-05-17', placeId: places.berlin });
  const query = new URLSearchParams({ placeId: places.montreal, date: '1948-04-09', time: '00:05' });
  return {
    'GET /api/places': { query: 'q=Montr%C3%A9al' },
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
        await aClientRecord(client);
        return undefined;
      },
    },
    'GET /api/holistic-profiles/versions': {},
    'GET /api/journey/me': {},
  };
};
