import type { Client } from '#core/testing/client';
import type { Scene } from '#core/testing/matrix';

const aView = async (by: Client, name: string): Promise<{ readonly id: string }> => {
  const { body } = await by.post('/api/team/list-views', {
    list: 'clients',
    name,
    address: 'phase=matching&sort=name',
    shared: false,
  });
  return { id: body.id };
};

/** Happy calls of the routes of this module. */
export const scene: Scene = async ({ callers }) => {
  const params = await aView(callers.admin, 'Waiting for days');
  const own = async (_: unknown, client: Client) => ({ params: await aView(client, 'Waiting') });
  return {
    'GET /api/team/list-views': { query: 'list=clients' },
    'POST /api/team/list-views': {
      body: { list: 'clients', name: 'Waiting', address: 'phase=matching', shared: true },
    },
    'PATCH /api/team/list-views/{id}': {
      params,
      body: { name: 'Waiting for long' },
      headers: { 'if-match': '"1"' },
      before: own,
    },
    'DELETE /api/team/list-views/{id}': { params, before: own },
  };
};
