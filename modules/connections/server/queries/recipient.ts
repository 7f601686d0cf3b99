import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Connection } from '../models/connection';

const contextOf = (id: string): string => `connections:to:${id}`;

/** Encrypts the address or label of an invitation with the key of the person who wrote it. */
export const encryptRecipient = (core: Core, db: Knex, userId: string, id: string, to: string): Promise<Buffer> =>
  core.vault.encrypt(db, userId, contextOf(id), to);

/** The address or label of an invitation, for the person who wrote it. */
export const decryptRecipient = (core: Core, db: Knex, row: Connection): Promise<string> =>
  core.vault.decryptText(db, row.inviterId, contextOf(row.id), row.toSealed);
