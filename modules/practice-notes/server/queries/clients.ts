import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { initialsOf, type MatchRecord, matches } from '#modules/matching/public';
import type { PracticeClient } from '../../schemas/notes';
import { listOffered } from './forms';

/** A client who is accompanied by this practitioner right now. Throws 404. */
export const getClient = async (core: Core, db: Knex, userId: string, matchId: string): Promise<MatchRecord> => {
  const match = await core.port(matches).find(db, matchId);
  if (match?.practitionerUserId !== userId || match.status !== 'accepted') throw notFound('client');
  return match;
};

/** The same, who stays one until the transaction ends. */
export const lockClient = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  matchId: string,
): Promise<MatchRecord> => {
  await core.port(matches).lockForReading(trx, matchId);
  return getClient(core, trx, userId, matchId);
};

/** A client as the practitioner's calendar calls them. */
export const viewClient = async (core: Core, { matchId, clientUserId }: MatchRecord): Promise<PracticeClient> => {
  const name = (await core.people.names([clientUserId])).get(clientUserId);
  return { matchId, initials: name ? initialsOf(name, false) : null, measures: listOffered(core) };
};

/** Names of practitioners by their accounts, as their clients know them. */
export const listPractitionerNames = async (
  core: Core,
  userIds: readonly string[],
): Promise<ReadonlyMap<string, string>> =>
  new Map(
    [...(await core.people.names([...new Set(userIds)]))].map(([id, { firstName, lastName }]) => [
      id,
      `${firstName} ${lastName}`.trim(),
    ]),
  );
