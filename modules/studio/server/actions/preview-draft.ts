import type { Knex } from 'knex';
import type { ContentFields } from '../../lib/content';
import type { PreviewView } from '../../schemas/content';
import { fieldsOf, type Target } from '../queries/catalogue';
import type { StudioParts } from '../queries/documents';
import { readHouse } from '../queries/house';
import { drawMarkdown, findProblems } from './change-draft';
import { readDraft } from './save-draft';

/** Says what would keep a text from being published, and how its Markdown looks. Stores nothing. */
export const previewDraft = async (
  { core }: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  sent: ContentFields,
): Promise<PreviewView> => {
  const draft = readDraft(target, sent);
  const markdown = fieldsOf(target).flatMap(({ name, kind }) => {
    const text = draft[name];
    const tree = kind === 'markdown' && typeof text === 'string' ? drawMarkdown(core, text) : null;
    return tree ? [{ field: name, tree }] : [];
  });
  const { noun, document, language } = target;
  const mail = noun.previewMail?.({ key: document.key, language, fields: draft }, readHouse(core)) ?? null;
  return {
    problems: [...(await findProblems(core, trx, target, draft))],
    markdown,
    mail: mail && { subject: mail.subject, text: mail.text, values: [...mail.values] },
  };
};
