import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Automatic } from '../../schemas/values';
import type { ItemMessage, ItemNote } from '../models/inbox';

/** What of a mail is encrypted. */
export interface MessageContent {
  readonly address: string;
  readonly isOther: boolean;
  readonly subject: string;
  readonly text: string;
  /** Absent where a person wrote it. */
  readonly automatic?: Automatic;
}

type Table = 'inbox_notes' | 'inbox_messages';
const contextOf = (table: Table, id: string): string => `${table}:content:${id}`;

/** With the key of the person it is about; with the product's own for visitors. */
export const encryptText = async (
  core: Core,
  db: Knex,
  { table, id, personId }: { readonly table: Table; readonly id: string; readonly personId: string | null },
  text: string,
): Promise<Buffer> =>
  personId === null
    ? core.vault.encryptForHost(contextOf(table, id), text)
    : core.vault.encrypt(db, personId, contextOf(table, id), text);

const decryptText = async (
  core: Core,
  db: Knex,
  table: Table,
  row: { readonly id: string; readonly personId: string | null; readonly sealed: Uint8Array },
): Promise<string> =>
  row.personId === null
    ? core.vault.decryptForHost(contextOf(table, row.id), row.sealed)
    : core.vault.decryptText(db, row.personId, contextOf(table, row.id), row.sealed);

export const decryptNote = (core: Core, db: Knex, { textSealed: sealed, ...row }: ItemNote): Promise<string> =>
  decryptText(core, db, 'inbox_notes', { ...row, sealed });

export const decryptMessage = async (
  core: Core,
  db: Knex,
  { contentSealed: sealed, ...row }: ItemMessage,
): Promise<MessageContent> =>
  JSON.parse(await decryptText(core, db, 'inbox_messages', { ...row, sealed })) as MessageContent;
