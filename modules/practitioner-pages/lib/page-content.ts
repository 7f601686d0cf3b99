import type { PageContent, PageTexts } from '../schemas/page';
import { type PageLanguage, pageLanguages } from '../schemas/values';

/** A page in one language with nothing in it. */
export const emptyTexts: PageTexts = { headline: '', introduction: '', approach: '', answers: [] };
export const emptyContent: PageContent = { photoId: null, filmId: null, texts: { en: emptyTexts } };

/** Languages in which a page exists. */
export const textLanguages = ({ texts }: PageContent): PageLanguage[] =>
  pageLanguages.filter((language) => texts[language] !== undefined);

/** The texts in the wanted language, else in the first that there is. */
export const pickTexts = (
  content: PageContent,
  wanted: PageLanguage | undefined,
): { readonly language: PageLanguage; readonly texts: PageTexts } => {
  const there = textLanguages(content);
  const language = wanted && there.includes(wanted) ? wanted : (there[0] ?? 'en');
  return { language, texts: content.texts[language] ?? emptyTexts };
};

/** Paragraphs, which empty lines divide. */
export const toParagraphs = (text: string): string[] =>
  text
    .split(/\n\s*\n/u)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean);

/** Blanks at the ends are nothing, and neither is an answer without words. */
export const cleanContent = ({ photoId, filmId, texts }: PageContent): PageContent => ({
  photoId,
  filmId,
  texts: Object.fromEntries(
    pageLanguages.flatMap((language) => {
      const one = texts[language];
      if (!one) return [];
      const answers = one.answers
        .map(({ question, answer }) => ({ question, answer: answer.trim() }))
        .filter(({ answer }) => answer !== '');
      const [headline, introduction, approach] = [one.headline, one.introduction, one.approach].map((text) =>
        text.trim(),
      ) as [string, string, string];
      return [[language, { headline, introduction, approach, answers }]];
    }),
  ),
});

const least = { headline: 10, introduction: 200 } as const;

/** What a page lacks before it can be shown to an admin. */
export const findMissing = (content: PageContent): { readonly path: string; readonly message: string }[] => {
  const languages = textLanguages(content);
  return [
    ...(content.photoId === null ? [{ path: 'photoId', message: 'Choose a photo of yourself.' }] : []),
    ...(languages.length === 0 ? [{ path: 'texts', message: 'Write your page in at least one language.' }] : []),
    ...languages.flatMap((language) => {
      const { headline, introduction } = content.texts[language] ?? emptyTexts;
      const name = { en: 'English', de: 'German', es: 'Spanish' }[language];
      return [
        ...(headline.length < least.headline
          ? [
              {
                path: `texts.${language}.headline`,
                message: `${name}: write a headline of ${least.headline} characters or more.`,
              },
            ]
          : []),
        ...(introduction.length < least.introduction
          ? [
              {
                path: `texts.${language}.introduction`,
                message: `${name}: introduce yourself in ${least.introduction} characters or more.`,
              },
            ]
          : []),
      ];
    }),
  ];
};

/** Address of a page from a name: `maria-lopez`. */
export const toSlug = (name: string): string =>
  name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60) || 'practitioner';
