import type { Knex } from 'knex';
import type { Client } from '#core/testing/client';
import type { HappyCall } from '#core/testing/matrix';
import { opened } from '#modules/matching/testing/relations';

interface Parts {
  readonly knex: Knex;
  readonly owner: Client;
  /** The match with the practitioner to whom something is open. */
  readonly matchId: string;
}

/** Puts a client into a phase, as if staff had set it; answers the version. */
export const inPhase = async (knex: Knex, clientId: string, phase: string): Promise<number> => {
  const [row] = await knex('client_phases')
    .insert({ client_id: clientId, phase })
    .onConflict('client_id')
    .merge({ phase, version: knex.raw('client_phases.version + 1') })
    .returning<{ version: number }[]>('version');
  if (!row) throw new Error('no phase was set');
  return row.version;
};

/** Happy calls of figures, overview, clients and phases. */
export const phaseCalls = async ({ knex, owner, matchId }: Parts): Promise<Record<string, HappyCall>> => ({
  'GET /api/analytics/metrics': {},
  'GET /api/analytics/report': {},
  'GET /api/analytics/figures/{name}': { params: { name: 'clients' } },
  'GET /api/team/overview': {},
  'GET /api/team/clients': { query: 'phase=assessment&q=a&assigned=yes&sort=name&limit=20' },
  'GET /api/team/clients/counts': { query: 'q=a&assigned=yes' },
  'GET /api/team/clients/{ownerId}': {
    params: { ownerId: owner.userId },
    before: async () => {
      await opened(owner, matchId, ['birth']);
      return undefined;
    },
  },
  'PATCH /api/team/clients/{ownerId}/phase': {
    params: { ownerId: owner.userId },
    body: { phase: 'intake' },
    headers: { 'if-match': '"1"' },
    before: async (principal) => {
      if (principal === 'prac_consent') await opened(owner, matchId, ['birth']);
      const version = await inPhase(knex, owner.userId, 'assessment');
      return { headers: { 'if-match': `"${version}"` } };
    },
  },
});
