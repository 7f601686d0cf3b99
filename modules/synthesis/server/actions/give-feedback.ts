import type { Static } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { fn } from 'objection';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { partsOf } from '../../schemas/parts';
import type { FeedbackInput } from '../../schemas/synthesis';
import { Synthesis } from '../models/synthesis';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import { SynthesisNote } from '../models/synthesis-note';
import { decryptDocument, findNewestVersion, saveDocument, type Written } from '../queries/documents';
import { type NotePlace, notePlace } from '../queries/notes';
import { getOwnVersion } from '../queries/syntheses';
import { rewriteVersion } from '../writer/rewrite-version';

type Feedback = Static<typeof FeedbackInput>;

/** A version rewritten ahead of the transaction that stores it; null where it stays as it is. */
export interface PreparedFeedback {
  readonly before: Buffer;
  readonly written: Written;
}

/**
 * Checks what somebody says of one part of an own version (422 for one that it has not), and rewrites the newest version where a verdict
 * changes what it says.
 */
export const prepareFeedback = async (
  core: Core,
  userId: string,
  { synthesisId, itemId, verdict, note }: Feedback,
): Promise<PreparedFeedback | null> => {
  if (verdict === undefined && note === undefined)
    throw invalid('verdict', 'Agree, say that it is not you, or write a note.');
  const row = await getOwnVersion(core.db, userId, synthesisId);
  const document = await decryptDocument(core, core.db, row);
  const parts = [...partsOf(document.reading), ...(document.replaced ?? []).flatMap((one) => one.parts)];
  const part = parts.find(({ id }) => id === itemId);
  if (!part) throw invalid('itemId', 'This version has no such part.');
  if (verdict === undefined || part.title === null) return null;
  // An earlier version stays as it was: what is said of it counts for the next reading.
  if ((await findNewestVersion(core.db, userId))?.id !== row.id) return null;
  const written = await rewriteVersion(core, row, document, { itemId, verdict });
  return written && { before: row.documentSealed, written };
};

/** Saves a note on one part of a version in place of the one before; null deletes it. */
const saveNote = async (core: Core, trx: Knex.Transaction, place: NotePlace, note: string | null): Promise<void> => {
  const { synthesisId, itemId, userId } = place;
  if (note === null) {
    await SynthesisNote.query(trx).deleteById([synthesisId, itemId]);
    return;
  }
  const noteSealed = await core.vault.encrypt(trx, userId, notePlace(place), note);
  await SynthesisNote.query(trx)
    .insert({ synthesisId, userId, itemId, noteSealed })
    .onConflict(['synthesis_id', 'item_id'])
    .merge({ noteSealed, createdAt: fn.now() });
};

/** Notes agree, not-me or a note on one part of an own version; the last word counts. */
export const giveFeedback = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { synthesisId, itemId, verdict, note }: Feedback,
  prepared: PreparedFeedback | null,
): Promise<void> => {
  if (prepared) {
    const row = await Synthesis.query(trx).findOne({ id: synthesisId, user_id: userId }).forUpdate();
    // Two verdicts at once: the second one counts for the next reading.
    if (row?.documentSealed.equals(prepared.before)) await saveDocument(core, trx, row, prepared.written);
  }
  if (verdict !== undefined)
    await SynthesisFeedback.query(trx)
      .insert({ synthesisId, userId, itemId, verdict })
      .onConflict(['synthesis_id', 'item_id'])
      .merge({ verdict, createdAt: trx.fn.now() });
  if (note !== undefined) await saveNote(core, trx, { synthesisId, userId, itemId }, note?.trim() || null);
};
