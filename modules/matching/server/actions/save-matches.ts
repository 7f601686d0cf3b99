import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { MatchPart } from '../../schemas/match';
import { Match } from '../models/match';
import type { Ranked } from '../queries/ranked-practitioners';

const placeOf = (userId: string, practitionerId: string): string => `matches:parts:${userId}:${practitionerId}`;

/** Seals the parts of one match with its client's key. */
export const sealParts = (
  core: Core,
  db: Knex,
  userId: string,
  practitionerId: string,
  parts: readonly MatchPart[],
): Promise<Buffer> => core.vault.seal(db, userId, placeOf(userId, practitionerId), JSON.stringify(parts));

/** Writes a run's result: scores and reasons anew, a client's own decisions kept, stale suggestions gone. */
export const storeMatches = async (
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

/** The sealed parts of one match, for its client. */
export const openParts = async (core: Core, db: Knex, match: Match): Promise<MatchPart[]> =>
  JSON.parse(
    await core.vault.openText(db, match.userId, placeOf(match.userId, match.practitionerId), match.partsSealed),
  ) as MatchPart[];
