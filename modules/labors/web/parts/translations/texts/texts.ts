import { defineTexts } from '#core/web';
import { twelveLabors } from '../../../../schemas/twelve-labors';

const numbered = (kind: string, all: readonly string[]): [string, string][] =>
  all.map((text, index) => [`${kind}.${index + 1}`, text]);

/** What is translated of the twelve, by key. The English is that of the schema, so it has no catalogue of its own. */
export const englishLabors: Readonly<Record<string, string>> = Object.fromEntries(
  twelveLabors.flatMap(({ laborNumber, name, description, question, prompts, authors }) =>
    [
      ['name', name] as const,
      ['description', description] as const,
      ['question', question] as const,
      ...numbered('prompt', prompts),
      ...numbered(
        'work',
        authors.map(({ work }) => work),
      ),
      ...numbered(
        'note',
        authors.map(({ note }) => note),
      ),
    ].map(([key, text]) => [`${laborNumber}.${key}`, text]),
  ),
);

/** Names, questions and prompts of the twelve in the language of the page. */
export const texts = defineTexts(englishLabors, {
  de: () => import('../../../../data/texts/de.json'),
  es: () => import('../../../../data/texts/es.json'),
});
