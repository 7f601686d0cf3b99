import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { PlaceDetails } from '../../schemas/place';
import type { Paper, Place } from '../models/place';

const contextOf = (id: string): string => `retreat_places:details_encrypted:${id}`;
const noteContext = (id: string): string => `retreat_papers:note_encrypted:${id}`;

/** Encrypts what a participant said with their own key. */
export const encryptDetails = (
  core: Core,
  trx: Knex,
  { id, userId }: Pick<Place, 'id' | 'userId'>,
  details: PlaceDetails,
): Promise<Buffer> => core.vault.encrypt(trx, userId, contextOf(id), JSON.stringify(details));

export const decryptDetails = async (core: Core, db: Knex, row: Place): Promise<PlaceDetails> =>
  JSON.parse(await core.vault.decryptText(db, row.userId, contextOf(row.id), row.detailsEncrypted)) as PlaceDetails;

/** Why a paper was refused may name an illness: it is encrypted for its participant too. */
export const encryptNote = (core: Core, trx: Knex, userId: string, paperId: string, note: string): Promise<Buffer> =>
  core.vault.encrypt(trx, userId, noteContext(paperId), note);

export const decryptNote = async (core: Core, db: Knex, userId: string, paper: Paper): Promise<string> =>
  paper.noteEncrypted ? core.vault.decryptText(db, userId, noteContext(paper.id), paper.noteEncrypted) : '';
