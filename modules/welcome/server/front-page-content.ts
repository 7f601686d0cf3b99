import type { ContentNoun } from '#modules/studio/public';
import texts from '../data/front-page.json';
import { frontPageNoun, openingKey } from '../lib/front-page';

const named = '{house} stands for the name of the house.';

/** What a visitor reads first, in words that staff may change. */
export const frontPageContent: ContentNoun = {
  noun: frontPageNoun,
  label: 'Opening of the front page',
  about: 'The first words that a visitor reads, and what search engines say of the site.',
  languages: ['en', 'de', 'es'],
  inPages: 'everybody',
  fields: [
    { name: 'title', label: 'Heading', kind: 'text', isRequired: true, most: 90, hint: named },
    { name: 'lead', label: 'What this is', kind: 'long-text', isRequired: true, most: 400, hint: named },
    { name: 'note', label: 'Below the buttons', kind: 'long-text', most: 200, hint: 'Empty: nothing stands there.' },
    {
      name: 'description',
      label: 'For search engines and shared links',
      kind: 'long-text',
      isRequired: true,
      most: 200,
      hint: named,
    },
  ],
  list: async () => [{ key: openingKey, title: 'Opening', path: '/', builtIn: texts }],
};
