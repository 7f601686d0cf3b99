import type { ContentNoun } from '../public';

/** How the house works with its content; the settings of other parts of the product are nouns of their own. */
export const settingsNoun: ContentNoun = {
  noun: 'settings',
  label: 'Rules of the studio',
  about: 'How content is changed here.',
  languages: ['en'],
  inPages: null,
  fields: [
    {
      name: 'isReviewed',
      label: 'A second person approves what is published',
      hint: 'Whoever wrote a part of a draft can then not publish it.',
      kind: 'switch',
    },
  ],
  list: async () => [{ key: 'editing', title: 'Review', builtIn: { en: { isReviewed: false } } }],
};
