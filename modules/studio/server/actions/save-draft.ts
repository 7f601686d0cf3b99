import type { Knex } from 'knex';
import { Problem } from '#core/contract/errors';
import { checkFields, trimFields } from '../../lib/check-fields';
import type { ContentFields } from '../../lib/content';
import { fieldsOf, sourceOf, type Target } from '../queries/catalogue';
import { readTexts, type StudioParts } from '../queries/documents';
import { type Change, lockDocument } from '../queries/lock-document';
import { changeDraft } from './change-draft';

/** What may be edited in this language: shared fields are those of the source. */
export const readDraft = (target: Target, sent: ContentFields): ContentFields => {
  const isSource = target.language === sourceOf(target.noun);
  const editable = fieldsOf(target).filter(({ isShared }) => isSource || !isShared);
  const fields = checkFields(editable, sent).map(({ path, message }) => ({ path: `fields.${path}`, message }));
  if (fields.length > 0) throw new Problem(422, 'invalid', fields[0]?.message ?? 'Check the text.', { fields });
  return trimFields(sent);
};

/** Saves what somebody writes. A draft that waited for review or its time is a draft again. */
export const saveDraft = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  sent: ContentFields,
  change: Change,
): Promise<void> => {
  const draft = readDraft(target, sent);
  const row = await lockDocument(parts, trx, target, change);
  const isSource = target.language === sourceOf(target.noun);
  await changeDraft(
    parts,
    trx,
    target,
    row,
    {
      draft,
      draftState: 'draft',
      draftSource: isSource ? null : (await readTexts(trx, target)).sourceDigest(target),
      publishAt: null,
      approvedBy: null,
      editedBy: change.user.id,
      editedAt: new Date().toISOString(),
      editors: [...new Set([...row.editors, change.user.id])],
    },
    { act: 'draft-saved', ...change },
  );
};
