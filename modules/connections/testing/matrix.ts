import type { HappyCall, Scene } from '#core/testing/matrix';
import { aChartedClient } from '#modules/profile/testing/factory';
import { connectionWording as wording } from '../schemas/values';
import { aConnection, anInvitation, aReceivedInvitation } from './factory';

/** Happy calls of the routes of this module; `owner` is on one side of all of them. */
export const scene: Scene = async ({ app, callers: { owner } }) => {
  const friend = await aChartedClient(app);
  const id = await aConnection(friend, owner);
  const stranger = await app.as('client');
  const opened = await anInvitation(stranger);
  await owner.post('/api/connections/redeem', { code: opened.code });
  const nuisance = await app.as('client');
  // Of somebody else each time: nobody may have more than a few open.
  const asked = async (): Promise<HappyCall> => ({
    params: { id: await aReceivedInvitation(await app.as('client'), owner) },
  });
  return {
    'GET /api/connections': { query: 'limit=20' },
    'POST /api/connections': { fresh: true, body: { email: 'ann@example.test', wording } },
    'POST /api/connections/redeem': { body: { code: opened.code } },
    'POST /api/connections/{id}/accept': { params: { id }, body: { wording } },
    'POST /api/connections/{id}/decline': { params: { id }, body: {}, before: asked },
    'DELETE /api/connections/{id}': { params: { id }, before: asked },
    'GET /api/connections/{id}/chart': { params: { id } },
    'GET /api/connections/{id}/readings': { params: { id } },
    'GET /api/connections/blocks': {},
    'DELETE /api/connections/blocks/{id}': {
      params: { id: nuisance.userId },
      before: async () => {
        // An invitation of somebody who is blocked cannot be opened any more, so each one is opened before.
        const [first] = (await owner.get('/api/connections/blocks')).body as { id: string }[];
        if (first) await owner.delete(`/api/connections/blocks/${first.id}`);
        const invitation = await aReceivedInvitation(nuisance, owner);
        await owner.post(`/api/connections/${invitation}/decline`, { block: true });
        return undefined;
      },
    },
  };
};
