import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';
import { aBirth, places } from './factory';

/** The version that the caller's record has now. */
const ifMatchOf = async (client: Client) => ({
  'if-match': `"${(await client.get('/api/clients/me')).body.version}"`,
});

/** Gives a client birth data and a profile, also where another module's scene has been here before. */
const charted = async (client: Client, nameAtBirth: string): Promise<void> => {
  const birth = aBirth({ nameAtBirth });
  const { status } = await client.post('/api/clients', birth);
  if (status === 409) await client.patch('/api/clients/me', birth, await ifMatchOf(client));
  await client.post('/api/holistic-profiles', {});
};

/** What is said of a part is said of the chart that the caller has now. */
const saying = async (client: Client) => ({
  verdict: 'fits',
  version: (await client.get('/api/holistic-profiles/me')).body.version as number,
});
const fitCalls = async (client: Client): Promise<Awaited<ReturnType<Scene>>> => {
  const params = { look: 'gate-34' };
  return {
    'GET /api/holistic-profiles/me/fits': {},
    'PUT /api/holistic-profiles/me/fits/{look}': {
      params,
      body: await saying(client),
      before: async (_principal, caller) => ({ body: await saying(caller) }),
    },
    'DELETE /api/holistic-profiles/me/fits/{look}': { params },
  };
};

/** The newest version of a person's chart. */
const versionCalls = async (client: Client) => {
  const { id } = (await client.get('/api/holistic-profiles/me')).body as { id: string };
  return { 'GET /api/holistic-profiles/versions/{id}': { params: { id } } };
};

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers, canary }) => {
  await charted(callers.owner, canary);
  await charted(callers.other_client, 'Anna Berg');
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
    'GET /api/holistic-profiles/me/transits': { query: 'at=2026-03-29T10:00:00Z' },
    'GET /api/holistic-profiles/me/passages': { query: 'look=gate-34' },
    'GET /api/holistic-profiles/me/returns': { query: 'year=2026' },
    'GET /api/holistic-profiles/versions': {},
    ...(await versionCalls(callers.owner)),
    'GET /api/journey/me': {},
    'GET /api/enneagram/me': {},
    'PUT /api/enneagram/me': { fresh: true, body: { answers: Array<number>(36).fill(2), choice: 4 } },
    'DELETE /api/enneagram/me': {},
    ...(await fitCalls(callers.owner)),
  };
};
