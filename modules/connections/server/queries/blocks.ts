import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { formatShortName } from '#core/contract/person-names';
import type { Core } from '#core/contract/server';
import type { ConnectionBlockView } from '../../schemas/connections';
import { ConnectionBlock } from '../models/connection';

/** Whether `userId` takes no invitations from `otherId`. */
export const isBlocked = async (db: Knex, userId: string, otherId: string): Promise<boolean> =>
  (await ConnectionBlock.query(db).findById([userId, otherId])) !== undefined;

/** Whom a person refuses, newest first. */
export const listBlocks = async (core: Core, userId: string): Promise<ConnectionBlockView[]> => {
  const rows = await ConnectionBlock.query(core.db).where({ user_id: userId }).orderBy('created_at', 'desc').limit(200);
  const names = await core.people.names(rows.map(({ blockedId }) => blockedId));
  return rows.flatMap(({ blockedId: id, createdAt }) => {
    const person = names.get(id);
    return person ? [{ id, name: formatShortName(person, 'Member'), createdAt }] : [];
  });
};

/** The block of one person; throws 404 for somebody who is not blocked. */
export const getOwnBlock = async (db: Knex, userId: string, blockedId: string): Promise<ConnectionBlock> => {
  const row = await ConnectionBlock.query(db).findById([userId, blockedId]);
  if (!row) throw notFound('block');
  return row;
};
