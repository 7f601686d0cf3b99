import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import { knownToPractitioner } from '../policies/match';

const lockName = (matchId: string): string => `consent:${matchId}`;

/** Keeps readings by a match out until the end of the transaction. Before anything else that changes the match or what depends on it. */
export const lockForChange = async (trx: Knex.Transaction, matchId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockName(matchId)]);
};

/** Keeps changes out until the end of the transaction. What was found before may be older than what the lock waited for. */
export const lockForReading = async (trx: Knex.Transaction, matchId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockName(matchId)]);
};

/** A match with the practitioner it suggests. */
export interface LoadedMatch {
  readonly match: Match;
  readonly practitioner: Practitioner | null;
}

/** Narrows to the matches somebody may know of: a practitioner learns of one when the client asks, not before. */
const visibleTo = (user: User, db: Knex) =>
  Match.query(db).modify((query) => {
    if (user.role === 'client') query.where({ user_id: user.id });
    if (user.role === 'practitioner')
      query
        .whereIn('practitioner_id', Practitioner.query(db).where({ user_id: user.id }).select('id'))
        .whereIn('status', [...knownToPractitioner]);
  });

/** One match for its client, its practitioner or an admin. */
export const visibleMatch = async (db: Knex, user: User, id: string): Promise<LoadedMatch> => {
  const match = await visibleTo(user, db).findOne({ id });
  if (!match) throw notFound('match');
  return { match, practitioner: (await Practitioner.query(db).findById(match.practitionerId)) ?? null };
};

/** The same, locked for a change. */
export const lockedMatch = async (trx: Knex.Transaction, user: User, id: string): Promise<LoadedMatch> => {
  const match = await visibleTo(user, trx).findOne({ id }).forUpdate();
  if (!match) throw notFound('match');
  return { match, practitioner: (await Practitioner.query(trx).findById(match.practitionerId)) ?? null };
};
