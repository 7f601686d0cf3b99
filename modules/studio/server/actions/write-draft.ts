import type { Knex } from 'knex';
import type { ContentFields } from '../../lib/content';
import { sourceOf, type Target } from '../queries/catalogue';
import { readTexts, type StudioParts } from '../queries/documents';
import { type Change, lockDocument } from '../queries/lock-document';
import { changeDraft } from './change-draft';

/** Puts a text in the place of the draft. One that waited for review or its time is a draft again. */
export const writeDraft = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  draft: ContentFields,
  by: Change & { readonly act: 'draft-saved' | 'restored' },
): Promise<void> => {
  const row = await lockDocument(parts, trx, target, by);
  const isSource = target.language === sourceOf(target);
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
      editedBy: by.user.id,
      editedAt: new Date().toISOString(),
      editors: [...new Set([...row.editors, by.user.id])],
    },
    by,
  );
};
