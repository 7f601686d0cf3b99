import type { Knex } from 'knex';
import { Problem } from '#core/contract/errors';
import { findMissing } from '../../lib/check-fields';
import type { ContentFields } from '../../lib/content';
import { mergeFields } from '../../lib/merge-fields';
import { DocumentRow } from '../models/document';
import { fieldsOf, sourceOf, type Target } from '../queries/catalogue';
import { readTexts, type StudioParts } from '../queries/documents';
import type { Change } from '../queries/lock-document';

/** What the audit log calls an act in the studio. */
type Act =
  | 'draft-saved'
  | 'draft-discarded'
  | 'review-requested'
  | 'draft-recalled'
  | 'scheduled'
  | 'published'
  | 'restored';

/** Where a document stands in the audit log. */
export const objectOf = ({ noun, document, language }: Target): string =>
  `studio:${noun.noun}/${document.key}/${language}`;

/** Writes a change of a locked document as its next version, and who did it into the audit log. */
export const changeDraft = async (
  { core }: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  row: DocumentRow,
  change: Partial<DocumentRow>,
  by: { readonly act: Act; readonly user: Change['user'] | null; readonly request?: Change['request'] },
): Promise<void> => {
  await DocumentRow.query(trx)
    .findById(row.id)
    .patch({ ...change, version: row.version + 1 });
  await core.audit.record(
    trx,
    {
      actor: by.user?.id ?? null,
      action: `studio.${by.act}`,
      object: objectOf(target),
      detail: { version: row.version + 1 },
    },
    by.request?.id,
  );
};

/** No draft any more. */
export const noDraft = {
  draft: null,
  draftState: null,
  draftSource: null,
  publishAt: null,
  editedBy: null,
  editedAt: null,
  editors: [],
  approvedBy: null,
} satisfies Partial<DocumentRow>;

/** What is wrong with a draft that is to be shown, as the module sees it once shared fields are put in. */
export const findProblems = async (db: Knex, target: Target, draft: ContentFields) => {
  const { noun, document, language } = target;
  const description = fieldsOf(target);
  const isSource = language === sourceOf(target);
  const own = isSource ? description : description.filter(({ isShared }) => !isShared);
  const missing = findMissing(own, draft);
  if (missing.length > 0) return missing;
  const texts = await readTexts(db, target);
  const fields = isSource ? draft : mergeFields(description, texts.own(target, sourceOf(target)), draft);
  return (await noun.check?.({ key: document.key, language, fields }, db)) ?? [];
};

/** 422 for a draft that cannot be shown. */
export const requireComplete = async (db: Knex, target: Target, draft: ContentFields): Promise<void> => {
  const fields = await findProblems(db, target, draft);
  if (fields.length > 0)
    throw new Problem(422, 'invalid', fields[0]?.message ?? 'Complete the text first.', { fields });
};
