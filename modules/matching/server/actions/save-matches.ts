import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { Match } from '../models/match';
import { sealParts } from '../queries/match-parts';
import type { Ranked } from '../queries/ranked-practitioners';

/** Writes a run's result: scores and reasons anew, a client's own decisions kept, stale suggestions gone. */
export const saveMatches = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  ranked: readonly Ranked[],
): Promise<void> => {
  const kept = ranked.map(({ practitionerId }) => practitionerId);
  await Match.query(trx).delete().where({ user_id: userId, status: 'suggested' }).whereNotIn('practitioner_id', kept);
  for (const { practitionerId, score, parts } of ranked) {
    const parts_sealed = await sealParts(core, trx, userId, practitionerId, parts);
    await trx('matches')
      .insert({ user_id: userId, practitioner_id: practitionerId, score, parts_sealed })
      .onConflict(['user_id', 'practitioner_id'])
      // A run makes a match of the seed a real one.
      .merge({ score, parts_sealed, sample: false, updated_at: trx.fn.now(), version: trx.raw('matches.version + 1') });
  }
};
