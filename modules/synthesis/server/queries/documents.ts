import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Part } from '../../schemas/parts';
import type { Quote, Reading } from '../../schemas/reading';
import type { Engine } from '../../schemas/synthesis';
import { Synthesis } from '../models/synthesis';

/** A part that its client called not theirs in this version, and what stands in its place. */
export interface Replaced {
  readonly itemId: string;
  /** The part as it was, and its experiment. */
  readonly parts: readonly Part[];
  /** Where its passages stand: what takes its place quotes none of them. */
  readonly quotes: readonly Pick<Quote, 'responseId' | 'start' | 'end'>[];
  /** Id of the finding that took its place; null where none was left. */
  readonly instead: string | null;
}

/** A finished reading and who wrote it; stored together, sealed. */
export interface Written {
  readonly reading: Reading;
  readonly engine: Engine;
  /** The crisis gate was raised by what it was made from: help is shown next to it. */
  readonly help?: true;
  readonly replaced?: readonly Replaced[];
  /** Versions of what was written further to the answers, by id; absent where nothing was. */
  readonly further?: Readonly<Record<string, number>>;
}
/** The last version of a person's reading. */
export const findNewestVersion = (db: Knex, userId: string): Promise<Synthesis | undefined> =>
  Synthesis.query(db).where({ user_id: userId }).orderBy('version', 'desc').first().execute();

export const documentPlace = (id: string): string => `syntheses:document:${id}`;

/** The sealed document of a version, for its owner. */
export const decryptDocument = async (core: Core, db: Knex, row: Synthesis): Promise<Written> =>
  JSON.parse(await core.vault.decryptText(db, row.userId, documentPlace(row.id), row.documentSealed)) as Written;

/** Puts another document in the place of that of a version. */
export const saveDocument = async (
  core: Core,
  trx: Knex.Transaction,
  { id, userId }: Pick<Synthesis, 'id' | 'userId'>,
  written: Written,
): Promise<void> => {
  const documentSealed = await core.vault.encrypt(trx, userId, documentPlace(id), JSON.stringify(written));
  await Synthesis.query(trx).findById(id).patch({ documentSealed });
};
