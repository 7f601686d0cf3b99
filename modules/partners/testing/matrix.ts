import type { Knex } from 'knex';
import type { Scene } from '#core/testing/matrix';

const aPartner = async (knex: Knex): Promise<string> => {
  const [made] = await knex('partners').insert({ name: 'Alma', type: 'Travel' }).returning<{ id: string }[]>('id');
  if (!made) throw new Error('no partner was made');
  return made.id;
};

/** Happy calls of the list of partners. */
export const scene: Scene = async ({ knex }) => {
  const params = { id: await aPartner(knex) };
  return {
    'GET /api/partners': {},
    'GET /api/partners.csv': { query: 'q=casa&state=active' },
    'POST /api/partners': {
      body: { name: 'Casa Nova', type: 'Retreat house', city: 'Rome', url: 'https://nova.example/', status: 'active' },
    },
    'GET /api/partners/{id}': { params },
    'GET /api/partners/{id}/history': { params },
    'PATCH /api/partners/{id}': {
      params,
      headers: { 'if-match': '"1"' },
      body: { name: 'Casa Nova' },
      before: async () => ({ params: { id: await aPartner(knex) } }),
    },
  };
};
