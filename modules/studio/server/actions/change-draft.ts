import type { Knex } from 'knex';
import { type FieldError, Problem } from '#core/contract/errors';
import type { MarkdownTree } from '#core/contract/markdown';
import type { Core } from '#core/contract/server';
import { findMissing } from '../../lib/check-fields';
import type { ContentField, ContentFields } from '../../lib/content';
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

/** A text as it looks; null where it is too tangled to be drawn. */
export const drawMarkdown = (core: Pick<Core, 'markdown'>, text: string): MarkdownTree | null => {
  try {
    return core.markdown(text);
  } catch (error) {
    if (error instanceof Problem) return null;
    throw error;
  }
};

/** Markdown that is too tangled to be drawn. */
const findTangled = (core: Pick<Core, 'markdown'>, description: readonly ContentField[], draft: ContentFields) =>
  description.flatMap(({ name, kind }): FieldError[] => {
    const text = draft[name];
    return kind === 'markdown' && typeof text === 'string' && !drawMarkdown(core, text)
      ? [{ path: name, message: 'This text is nested or marked up too heavily to be shown.' }]
      : [];
  });

/** What is wrong with a draft that is to be shown, as the module sees it once shared fields are put in. */
export const findProblems = async (
  core: Pick<Core, 'markdown'>,
  db: Knex,
  target: Target,
  draft: ContentFields,
): Promise<readonly FieldError[]> => {
  const { noun, document, language } = target;
  const description = fieldsOf(target);
  const isSource = language === sourceOf(target);
  const own = isSource ? description : description.filter(({ isShared }) => !isShared);
  const missing = findMissing(own, draft);
  if (missing.length > 0) return missing;
  const tangled = findTangled(core, own, draft);
  if (tangled.length > 0) return tangled;
  const texts = await readTexts(db, target);
  const fields = isSource ? draft : mergeFields(description, texts.own(target, sourceOf(target)), draft);
  return (await noun.check?.({ key: document.key, language, fields }, db)) ?? [];
};

/** 422 for a draft that cannot be shown. */
export const requireComplete = async (
  core: Pick<Core, 'markdown'>,
  db: Knex,
  target: Target,
  draft: ContentFields,
): Promise<void> => {
  const fields = await findProblems(core, db, target, draft);
  if (fields.length > 0)
    throw new Problem(422, 'invalid', fields[0]?.message ?? 'Complete the text first.', { fields });
};
