import type { Knex } from 'knex';

/** What is open between a practitioner and a client who accepted each other. */
export interface Opening {
  readonly matchId: string;
  readonly practitionerId: string;
  /** Null while there is no live consent. */
  readonly consentId: string | null;
  readonly expiresAt: string | null;
  /** Keys the live consent names; empty without one. */
  readonly segments: readonly string[];
}
interface Row {
  readonly match_id: string;
  readonly client_id: string;
  readonly practitioner_id: string;
  readonly consent_id: string | null;
  readonly expires_at: string | null;
  readonly segments: readonly string[] | null;
}

/** True of a consent `c` that has begun, has not ended and was not revoked, by the clock of the database. */
const live =
  '(c.revoked_at is null and c.starts_at <= clock_timestamp() and (c.expires_at is null or c.expires_at > clock_timestamp()))';

/**
 * The one place that decides what a practitioner may see: accepted match, account behind the practitioner, live consent.
 * Nothing of it is ever kept between requests.
 */
const openings = (db: Knex, practitionerUserId: string) =>
  db('matches as m')
    .join('practitioners as p', 'p.id', 'm.practitioner_id')
    .leftJoin('consents as c', (join) => {
      join.on('c.match_id', 'm.id').on(db.raw(live));
    })
    .where({ 'p.user_id': practitionerUserId, 'm.status': 'accepted' })
    .select<Row[]>({
      match_id: 'm.id',
      client_id: 'm.user_id',
      practitioner_id: 'm.practitioner_id',
      consent_id: 'c.id',
      expires_at: 'c.expires_at',
      segments: 'c.segments',
    });

const opened = (row: Row): Opening => ({
  matchId: row.match_id,
  practitionerId: row.practitioner_id,
  consentId: row.consent_id,
  expiresAt: row.expires_at,
  segments: row.segments ?? [],
});

/** What is open right now between the two; null when they have no accepted match. */
export const openingBetween = async (
  db: Knex,
  practitionerUserId: string,
  clientId: string,
): Promise<Opening | null> => {
  const rows = await openings(db, practitionerUserId).where('m.user_id', clientId).limit(1);
  return rows[0] ? opened(rows[0]) : null;
};

const lockName = (matchId: string): string => `consent:${matchId}`;

/**
 * The same, held until the end of the transaction: whoever withdraws waits for the readings that have begun, and what begins later
 * finds the withdrawal. Named locks are given in the order in which they are asked for; with row locks a practitioner who never
 * stops reading could keep the client waiting for ever.
 */
export const holdOpening = async (
  trx: Knex.Transaction,
  practitionerUserId: string,
  clientId: string,
): Promise<Opening | null> => {
  const found = await openingBetween(trx, practitionerUserId, clientId);
  if (!found) return null;
  await trx.raw('select pg_advisory_xact_lock_shared(hashtextextended(?, 0))', [lockName(found.matchId)]);
  // Again, by a statement that sees what the lock waited for.
  return openingBetween(trx, practitionerUserId, clientId);
};

/** Keeps readings out until the end of the transaction. Before anything else that changes a match or its consent. */
export const lockOpening = async (trx: Knex.Transaction, matchId: string): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [lockName(matchId)]);
};

/** Everything that is open to one practitioner, by client. */
export const openingsOf = async (db: Knex, practitionerUserId: string): Promise<ReadonlyMap<string, Opening>> => {
  const rows = await openings(db, practitionerUserId);
  return new Map(rows.map((row) => [row.client_id, opened(row)]));
};

/** Keys that one practitioner, or any of them, would get from this client right now; for the client's own preview. */
export const openedBy = async (db: Knex, clientId: string, matchId: string | null): Promise<string[]> => {
  const rows = await db('consents as c')
    .join('matches as m', 'm.id', 'c.match_id')
    .where({ 'm.user_id': clientId, 'm.status': 'accepted', ...(matchId === null ? {} : { 'm.id': matchId }) })
    .whereRaw(live)
    .select<{ segments: string[] }[]>('c.segments');
  return [...new Set(rows.flatMap(({ segments }) => segments))];
};
