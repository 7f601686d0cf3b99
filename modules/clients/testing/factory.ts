import type { Knex } from 'knex';

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
