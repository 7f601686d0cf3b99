import type { Core } from '#core/contract/server';
import { type ProductFigures, productFigures } from '#modules/knowledge/public';
import { type ContentFields, type ContentNoun, contentLanguages, studio } from '#modules/studio/public';
import { findFigure } from './figures';
import { readHelp } from './help';
import type { HelpFile } from './help-file';

const noun = 'help';
/** The name of a text without its language. */
const keyOf = ({ name }: HelpFile): string => name.replace(/\.(de|es)$/u, '');

const toContent = ({ title, text, asked }: HelpFile): ContentFields => ({ title, text, asked });

/** Texts with the words that staff published. What a text is about, and whether it answers a careful topic, stays as it is. */
export const readCurrentHelp = async (core: Pick<Core, 'port'>): Promise<readonly HelpFile[]> => {
  const files = await readHelp();
  const current = core.port(studio);
  return files
    .filter(({ language }) => language === 'en')
    .flatMap((english) =>
      contentLanguages.flatMap((language) => {
        const key = keyOf(english);
        const file = files.find((one) => keyOf(one) === key && one.language === language);
        const isPublished = current.findPublishedAt(noun, key, language) !== null;
        const fields = isPublished ? current.find(noun, key, language) : null;
        if (!fields) return file ?? [];
        const name = language === 'en' ? key : `${key}.${language}`;
        return { ...(file ?? english), name, language, ...readWords(fields) };
      }),
    );
};

const readWords = ({ title, text, asked }: ContentFields): Pick<HelpFile, 'title' | 'text' | 'asked'> => ({
  title: typeof title === 'string' ? title : '',
  text:
    typeof text === 'string'
      ? text
          .split(/\n\s*\n/)
          .map((paragraph) => paragraph.replace(/\s+/g, ' ').trim())
          .join('\n\n')
      : '',
  asked: Array.isArray(asked) ? asked.filter((one) => typeof one === 'string') : [],
});

/** Figures that a text names and that nobody provides. */
const findUnknown = (text: string, provided: readonly ProductFigures[]): readonly string[] =>
  [...text.matchAll(/\{\{([^{}]*)\}\}/gu)].flatMap(([, name = '']) =>
    findFigure(name, 'en', provided) === null ? [name] : [],
  );

/** The help texts as staff edit them. */
export const helpContent = (core: Pick<Core, 'ports'>): ContentNoun => ({
  noun,
  label: 'Help texts',
  about: 'What the assistant answers with. Figures such as {{welcome.price.retreat}} are put in when a text is shown.',
  languages: contentLanguages,
  inPages: null,
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, most: 120 },
    {
      name: 'text',
      label: 'Text',
      hint: 'Paragraphs apart by an empty line, without Markdown. {{…}} is a figure: leave it where a number is wanted.',
      kind: 'long-text',
      isRequired: true,
      most: 6000,
    },
    {
      name: 'asked',
      label: 'Questions that it answers',
      hint: 'As people ask them, one a line.',
      kind: 'list',
      least: 1,
      most: 40,
    },
  ],
  list: async () => {
    const files = await readHelp();
    return files
      .filter(({ language }) => language === 'en')
      .map((english) => ({
        key: keyOf(english),
        title: english.title,
        builtIn: Object.fromEntries(
          files.filter((one) => keyOf(one) === keyOf(english)).map((one) => [one.language, toContent(one)]),
        ),
      }));
  },
  check: ({ fields }) => {
    const { title, text } = readWords(fields);
    const provided = core.ports(productFigures);
    return Object.entries({ title, text }).flatMap(([path, words]) =>
      findUnknown(words, provided).map((name) => ({ path, message: `There is no figure {{${name}}}.` })),
    );
  },
});
