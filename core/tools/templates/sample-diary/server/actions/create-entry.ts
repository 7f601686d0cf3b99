import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { EntryInput, EntryView } from '../../schemas/entries';
import { Entry } from '../models/entry';
import { openEntry, textPlace } from '../queries/entries';

/** Keeps what a person wrote. */
export const createEntry = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { text }: EntryInput,
): Promise<EntryView> => {
  const id = randomUUID();
  const textSealed = await core.vault.encrypt(trx, userId, textPlace(id), text);
  return openEntry(core, trx, await Entry.query(trx).insertAndFetch({ id, userId, textSealed }));
};
