import type { ContentFields, ContentLanguage, ContentNoun } from '#modules/studio/public';
import { type LegalPage, legalPages } from '../schemas/values';
import { heads } from './heads';

export const legalNoun = 'legal-pages';

const builtInOf = (page: LegalPage, language: ContentLanguage): ContentFields => ({
  title: heads[`/${page}`][language].title,
  body: '',
});

/** Imprint and legal pages. Without a text of their own, pages say what the product says; the imprint then has none. */
export const legalContent: ContentNoun = {
  noun: legalNoun,
  label: 'Imprint and legal pages',
  about:
    'The imprint, and your own words instead of those that the product brings along for privacy, terms and accessibility.',
  languages: ['en', 'de', 'es'],
  inPages: null,
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, most: 80 },
    {
      name: 'body',
      label: 'Text',
      hint: 'Empty: the page says what the product brings along. Let a lawyer read what you publish.',
      kind: 'markdown',
      most: 60_000,
    },
    { name: 'validFrom', label: 'Valid from', hint: 'Shown below the text.', kind: 'date' },
  ],
  list: async () =>
    legalPages.map((page) => ({
      key: page,
      title: heads[`/${page}`].en.title,
      path: `/${page}`,
      builtIn: { en: builtInOf(page, 'en'), de: builtInOf(page, 'de'), es: builtInOf(page, 'es') },
    })),
  check: ({ fields }) =>
    fields['validFrom'] && !fields['body']
      ? [{ path: 'validFrom', message: 'A date of validity needs a text of yours.' }]
      : [],
};
