import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import { contentPublished } from '../../schemas/events';
import { mostDaysAhead } from '../../schemas/values';
import { type DocumentRow, VersionRow } from '../models/document';
import type { Target } from '../queries/catalogue';
import { isReviewed, readTexts, type StudioParts } from '../queries/documents';
import { type Change, getDraft, lockDocument } from '../queries/lock-document';
import { changeDraft, noDraft, requireComplete } from './change-draft';

const readTime = (at: string | undefined): Date | null => {
  if (at === undefined) return null;
  const time = new Date(at);
  if (!(time.getTime() > Date.now())) throw invalid('at', 'This time is over. Choose a later one.');
  if (time.getTime() > Date.now() + mostDaysAhead * 86_400_000)
    throw invalid('at', 'This is more than a year away. Choose an earlier time.');
  return time;
};

/** Stores the draft of a locked document as its next version, which is shown from the commit on. */
export const storeVersion = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  row: DocumentRow,
  by: { readonly user: Change['user'] | null; readonly request?: Change['request'] },
): Promise<void> => {
  const fields = getDraft(row);
  const latest = await VersionRow.query(trx).where({ document_id: row.id }).max('number as number').first();
  const number = (latest?.number ?? 0) + 1;
  await VersionRow.query(trx).insert({
    documentId: row.id,
    number,
    fields,
    source: row.draftSource,
    editedBy: row.editedBy,
    publishedBy: by.user?.id ?? row.approvedBy,
  });
  await changeDraft(parts, trx, target, row, { ...noDraft, published: number }, { act: 'published', ...by });
  const { noun, document, language } = target;
  await noun.onPublish?.({ key: document.key, language, fields }, trx);
  await parts.core.events.emit(trx, contentPublished, { noun: noun.noun, key: document.key, language, number });
  parts.published.changeWith(trx);
};

/** Publishes a draft, now or later. Where a second person has to approve it, that is somebody who did not write it. */
export const publishDraft = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  { at }: { readonly at?: string | undefined },
  change: Change,
): Promise<void> => {
  const publishAt = readTime(at);
  const row = await lockDocument(parts, trx, target, change);
  const draft = getDraft(row);
  if (isReviewed(parts)) {
    if (row.draftState === 'draft')
      throw conflict('review-needed', 'A second person has to approve this. Hand it over for review first.');
    if (row.editors.includes(change.user.id))
      throw conflict('own-draft', 'You wrote a part of this draft. Let somebody else approve it.');
  }
  await requireComplete(parts.core, trx, target, draft);
  const texts = await readTexts(trx, target);
  const isMadeFromSame = (texts.shown(target, target.language)?.source ?? row.draftSource) === row.draftSource;
  if (isMadeFromSame && isDeepStrictEqual(draft, texts.own(target, target.language)))
    throw conflict('unchanged', 'This is what is shown already. Discard the draft, or change it.');
  if (publishAt)
    await changeDraft(
      parts,
      trx,
      target,
      row,
      { draftState: 'scheduled', publishAt: publishAt.toISOString(), approvedBy: change.user.id },
      { act: 'scheduled', ...change },
    );
  else await storeVersion(parts, trx, target, row, change);
};
