import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { matches, type Relation, relations } from '#modules/matching/public';
import { listWithheld } from './withheld';

/** What a practitioner may read of a client; the two accepted each other. */
export interface Access {
  readonly matchId: string;
  readonly practitionerId: string;
  /** Null while there is no live consent. */
  readonly consentId: string | null;
  readonly expiresAt: string | null;
  /** Keys the live consent names and the client does not keep back; empty without one. */
  readonly segments: readonly string[];
  /** Keys the live consent names, but the client keeps back: the narrower of the two decides. */
  readonly withheld: readonly string[];
}
interface LiveConsent {
  readonly id: string;
  readonly match_id: string;
  readonly expires_at: string | null;
  readonly segments: readonly string[];
}

/** Consents of these matches that have begun, have not ended and were not revoked, by the clock of the database. */
const listLive = async (db: Knex, matchIds: readonly string[]): Promise<readonly LiveConsent[]> =>
  matchIds.length === 0
    ? []
    : db('consents')
        .whereIn('match_id', [...matchIds])
        .whereNull('revoked_at')
        .whereRaw('starts_at <= clock_timestamp() and (expires_at is null or expires_at > clock_timestamp())')
        .select<LiveConsent[]>('id', 'match_id', 'expires_at', 'segments');

const toAccess = (
  { matchId, practitionerId }: Relation,
  consents: readonly LiveConsent[],
  withheld: ReadonlySet<string> = new Set(),
): Access => {
  const consent = consents.find((one) => one.match_id === matchId);
  const named = consent?.segments ?? [];
  return {
    matchId,
    practitionerId,
    consentId: consent?.id ?? null,
    expiresAt: consent?.expires_at ?? null,
    segments: named.filter((key) => !withheld.has(key)),
    withheld: named.filter((key) => withheld.has(key)),
  };
};

/**
 * The one place that decides what a practitioner may see: accepted match, account behind the practitioner, live consent, and what the
 * client keeps back. Nothing of it is ever kept between requests. Null when the two have no accepted match.
 */
export const findAccess = async (
  core: Core,
  db: Knex,
  practitionerUserId: string,
  clientId: string,
): Promise<Access | null> => {
  const relation = await core.port(relations).findRelation(practitionerUserId, clientId, db);
  if (!relation) return null;
  const withheld = await listWithheld(core, db, [clientId]);
  return toAccess(relation, await listLive(db, [relation.matchId]), withheld.get(clientId));
};

/**
 * The same, true until the end of the transaction: a client who withdraws waits for the readings that have begun, and what begins later
 * finds the withdrawal.
 */
export const lockAccess = async (
  core: Core,
  trx: Knex.Transaction,
  practitionerUserId: string,
  clientId: string,
): Promise<Access | null> => {
  const found = await core.port(relations).findRelation(practitionerUserId, clientId, trx);
  if (!found) return null;
  await core.port(matches).lockForReading(trx, found.matchId);
  // Again, by statements that see what the lock waited for.
  return findAccess(core, trx, practitionerUserId, clientId);
};

/** What one practitioner may read, by client. */
export const listAccess = async (
  core: Core,
  db: Knex,
  practitionerUserId: string,
): Promise<ReadonlyMap<string, Access>> => {
  const clients = await core.port(relations).clientsOf(practitionerUserId, db);
  const consents = await listLive(
    db,
    clients.map(({ matchId }) => matchId),
  );
  const withheld = await listWithheld(
    core,
    db,
    clients.map(({ clientUserId }) => clientUserId),
  );
  return new Map(
    clients.map((relation) => [
      relation.clientUserId,
      toAccess(relation, consents, withheld.get(relation.clientUserId)),
    ]),
  );
};

/** Keys that one practitioner, or any of them, would get from this client right now; for the client's own preview. */
export const listOpenSegments = async (
  core: Core,
  db: Knex,
  clientId: string,
  matchId: string | null,
): Promise<string[]> => {
  const accepted = (await core.port(matches).listOngoing(db, clientId)).filter(
    (one) => one.status === 'accepted' && (matchId === null || one.matchId === matchId),
  );
  const consents = await listLive(
    db,
    accepted.map((one) => one.matchId),
  );
  const withheld = (await listWithheld(core, db, [clientId])).get(clientId);
  return [...new Set(consents.flatMap(({ segments }) => segments))].filter((key) => !withheld?.has(key));
};
