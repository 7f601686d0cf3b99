import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';

type Vaulted = Pick<Core, 'vault'>;
type EncryptionContext = {
  readonly table: 'labor_responses' | 'labor_response_versions' | 'labor_drafts' | 'labor_audio';
  readonly column?: 'text' | 'transcription';
  readonly row: string;
};

const formatContext = ({ table, column = 'text', row }: EncryptionContext): string => `${table}:${column}:${row}`;

/** Where the text of an answer, of one of its versions or of a draft is sealed to. */
export const answerContext = (id: string): EncryptionContext => ({ table: 'labor_responses', row: id });
export const versionContext = (id: string, version: number): EncryptionContext => ({
  table: 'labor_response_versions',
  row: `${id}:${version}`,
});
export const draftContext = (userId: string, laborNumber: number): EncryptionContext => ({
  table: 'labor_drafts',
  row: `${userId}:${laborNumber}`,
});
/** The same for spoken words. */
export const transcriptionOf = (place: EncryptionContext): EncryptionContext => ({ ...place, column: 'transcription' });
export const audioContext = (id: string): EncryptionContext => transcriptionOf({ table: 'labor_audio', row: id });

export const encryptText = (
  { vault }: Vaulted,
  db: Knex,
  ownerId: string,
  place: EncryptionContext,
  text: string,
): Promise<Buffer> => vault.encrypt(db, ownerId, formatContext(place), text);
export const decryptText = (
  { vault }: Vaulted,
  db: Knex,
  ownerId: string,
  place: EncryptionContext,
  sealed: Uint8Array,
): Promise<string> => vault.decryptText(db, ownerId, formatContext(place), sealed);

/** The same for what may be absent. */
export const decryptOptional = async (
  core: Vaulted,
  db: Knex,
  ownerId: string,
  place: EncryptionContext,
  sealed: Uint8Array | null,
): Promise<string | null> => (sealed ? decryptText(core, db, ownerId, place, sealed) : null);
