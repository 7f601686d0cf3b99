import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';

type Text = 'title' | 'summary' | 'outcome' | 'text' | 'note';
const placeOf = (what: Text, id: string): string =>
  `${what === 'text' || what === 'note' ? 'aftercare_items' : 'aftercare_plans'}:${what}:${id}`;

/** Encrypts a text of a plan with the client's key; what is blank is not kept. */
export const encryptText = (
  core: Core,
  db: Knex,
  clientId: string,
  what: Text,
  id: string,
  text: string | null | undefined,
): Promise<Buffer | null> => {
  const words = text?.trim() ?? '';
  return words === '' ? Promise.resolve(null) : core.vault.encrypt(db, clientId, placeOf(what, id), words);
};

/** Decrypts it. */
export const decryptText = (
  core: Core,
  db: Knex,
  clientId: string,
  what: Text,
  id: string,
  bytes: Buffer | null,
): Promise<string | null> =>
  bytes ? core.vault.decryptText(db, clientId, placeOf(what, id), bytes) : Promise.resolve(null);
