import type { Static } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { partsOf } from '../../schemas/parts';
import type { FeedbackInput } from '../../schemas/synthesis';
import { newestVersion, openDocument, sealDocument, type Written } from '../jobs/store-reading';
import { Synthesis } from '../models/synthesis';
import { SynthesisFeedback } from '../models/synthesis-feedback';
import { saveNote } from '../queries/notes';
import { ownVersion } from '../queries/syntheses';
import { rewrite } from '../writer/rewrite-version';

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
  const row = await ownVersion(core.db, userId, synthesisId);
  const document = await openDocument(core, core.db, row);
  const parts = [...partsOf(document.reading), ...(document.replaced ?? []).flatMap((one) => one.parts)];
  const part = parts.find(({ id }) => id === itemId);
  if (!part) throw invalid('itemId', 'This version has no such part.');
  if (verdict === undefined || part.title === null) return null;
  // An earlier version stays as it was: what is said of it counts for the next reading.
  if ((await newestVersion(core.db, userId))?.id !== row.id) return null;
  const written = await rewrite(core, row, document, { itemId, verdict });
  return written && { before: row.documentSealed, written };
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
    if (row?.documentSealed.equals(prepared.before)) await sealDocument(core, trx, row, prepared.written);
  }
  if (verdict !== undefined)
    await SynthesisFeedback.query(trx)
      .insert({ synthesisId, userId, itemId, verdict })
      .onConflict(['synthesis_id', 'item_id'])
      .merge({ verdict, createdAt: trx.fn.now() });
  if (note !== undefined) await saveNote(core, trx, { synthesisId, userId, itemId }, note?.trim() || null);
};
