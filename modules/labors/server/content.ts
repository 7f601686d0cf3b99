import type { ContentFields, ContentNoun } from '#modules/studio/public';
import de from '../data/texts/de.json';
import es from '../data/texts/es.json';
import { laborNoun, toContent } from '../lib/labor-content';
import type { LaborView } from '../schemas/labor';
import { twelveLabors } from '../schemas/twelve-labors';

/** The built-in translation of a Labor. */
const translate = (labor: LaborView, texts: Readonly<Record<string, string>>): ContentFields => {
  const text = (key: string): string => texts[`${labor.laborNumber}.${key}`] ?? '';
  return toContent({
    ...labor,
    name: text('name'),
    description: text('description'),
    question: text('question'),
    prompts: labor.prompts.map((_, index) => text(`prompt.${index + 1}`)),
    authors: labor.authors.map(({ name }, index) => ({
      name,
      work: text(`work.${index + 1}`),
      note: text(`note.${index + 1}`),
    })),
  });
};

/** What a Labor asks in German or Spanish, line by line; nothing of a number that no Labor has. */
export const listAsked = (laborNumber: number, language: 'de' | 'es'): string[] => {
  const texts: Readonly<Record<string, string>> = language === 'de' ? de : es;
  const asked = new RegExp(`^${laborNumber}\\.(?:name|description|question|prompt\\.\\d+)$`, 'u');
  return Object.entries(texts).flatMap(([key, text]) => (asked.test(key) ? [text] : []));
};

/** The twelve Labors as staff edit them: their words, never their number or order. */
export const laborContent: ContentNoun = {
  noun: laborNoun,
  label: 'The twelve Labors',
  about: 'Names, questions, prompts and authors of the Labors that clients write through.',
  languages: ['en', 'de', 'es'],
  inPages: 'signed-in',
  fields: [
    { name: 'name', label: 'Name', kind: 'text', isRequired: true, most: 60 },
    { name: 'description', label: 'Description', kind: 'long-text', isRequired: true, most: 400 },
    { name: 'question', label: 'Question', kind: 'long-text', isRequired: true, most: 300 },
    {
      name: 'prompts',
      label: 'Prompts',
      hint: 'Smaller questions beside the page. Nobody has to answer them.',
      kind: 'list',
      least: 1,
      most: 8,
    },
    {
      name: 'authors',
      label: 'Authors to read',
      kind: 'list',
      most: 4,
      of: [
        { name: 'name', label: 'Author', kind: 'text', isRequired: true, most: 80 },
        { name: 'work', label: 'Work', kind: 'text', isRequired: true, most: 120 },
        { name: 'note', label: 'What is in it', kind: 'long-text', most: 300 },
      ],
    },
  ],
  list: async () =>
    twelveLabors.map((labor) => ({
      key: String(labor.laborNumber),
      title: `Labor ${labor.laborNumber}: ${labor.name}`,
      path: `/intake/${labor.laborNumber}`,
      builtIn: { en: toContent(labor), de: translate(labor, de), es: translate(labor, es) },
    })),
};
