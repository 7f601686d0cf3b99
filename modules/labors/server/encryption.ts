import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';

type Vaulted = Pick<Core, 'vault'>;
type Place = {
  readonly table: 'labor_responses' | 'labor_response_versions' | 'labor_drafts' | 'labor_audio';
  readonly column?: 'text' | 'transcription';
  readonly row: string;
};

const named = ({ table, column = 'text', row }: Place): string => `${table}:${column}:${row}`;

/** Where the text of an answer, of one of its versions or of a draft is sealed to. */
export const answerPlace = (id: string): Place => ({ table: 'labor_responses', row: id });
export const versionPlace = (id: string, version: number): Place => ({
  table: 'labor_response_versions',
  row: `${id}:${version}`,
});
export const draftPlace = (userId: string, laborNumber: number): Place => ({
  table: 'labor_drafts',
  row: `${userId}:${laborNumber}`,
});
/** The same for spoken words. */
export const spoken = (place: Place): Place => ({ ...place, column: 'transcription' });
export const audioPlace = (id: string): Place => spoken({ table: 'labor_audio', row: id });

export const sealText = ({ vault }: Vaulted, db: Knex, ownerId: string, place: Place, text: string): Promise<Buffer> =>
  vault.seal(db, ownerId, named(place), text);
export const openText = (
  { vault }: Vaulted,
  db: Knex,
  ownerId: string,
  place: Place,
  sealed: Uint8Array,
): Promise<string> => vault.openText(db, ownerId, named(place), sealed);

/** The same for what may be absent. */
export const openMaybe = async (
  core: Vaulted,
  db: Knex,
  ownerId: string,
  place: Place,
  sealed: Uint8Array | null,
): Promise<string | null> => (sealed ? openText(core, db, ownerId, place, sealed) : null);
