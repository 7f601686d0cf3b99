import type { ContentFields, ContentValue, Entry } from '#modules/studio/public';
import type { LaborView } from '../schemas/labor';

/** Under which noun staff edit the Labors. */
export const laborNoun = 'labors';

const readText = (value: ContentValue | undefined): string => (typeof value === 'string' ? value : '');
const isEntry = (value: unknown): value is Entry =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A Labor with the words that staff published for it. */
export const readLabor = (
  labor: LaborView,
  { name, description, question, prompts, authors }: ContentFields,
): LaborView => ({
  ...labor,
  name: readText(name),
  description: readText(description),
  question: readText(question),
  prompts: Array.isArray(prompts) ? prompts.filter((one) => typeof one === 'string') : [],
  authors: Array.isArray(authors)
    ? authors.filter(isEntry).map((one) => ({
        name: readText(one['name']),
        work: readText(one['work']),
        note: readText(one['note']),
      }))
    : [],
});

/** What of a Labor is edited. */
export const toContent = ({ name, description, question, prompts, authors }: LaborView): ContentFields => ({
  name,
  description,
  question,
  prompts,
  authors,
});
