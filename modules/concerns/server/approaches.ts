import type { ContentFields, ContentLanguage, ContentNoun } from '#modules/studio/public';
import { needs } from '../lib/needs';
import type { Approach } from '../public';
import { isUsed } from './queries/uses';

/** Under which noun staff add specializations. */
export const approachesNoun = 'approaches';

/** Specializations that some built-in concern is answered by, as practitioners' records name them. */
export const knownApproaches: readonly string[] = [...new Set(needs.flatMap(({ fits }) => Object.keys(fits)))].sort();
const known: ReadonlySet<string> = new Set(knownApproaches.map((name) => name.toLowerCase()));

type Read = (noun: string, language: ContentLanguage) => ReadonlyMap<string, ContentFields>;

const nameIn = (fields: ContentFields | undefined): string => String(fields?.['name'] ?? '');

/** Under what it is noted that a practitioner chose one; no concern has such an id. */
export const approachUse = (key: string): string => `approach/${key}`;

/** What staff added, by keys. */
export const listAddedApproaches = (read: Read): readonly (Approach & { readonly key: string })[] =>
  [...read(approachesNoun, 'en')].map(([key, fields]) => ({
    key,
    name: nameIn(fields),
    isHidden: fields['isHidden'] === true,
  }));

/** Specializations of the house, next to those that the product knows. Their names stay: records and concerns name them. */
export const approachesContent = (read: Read): ContentNoun => ({
  noun: approachesNoun,
  label: 'Specializations of your own',
  about: 'What practitioners may say they work with, besides what the product brings along.',
  languages: ['en'],
  inPages: 'signed-in',
  fields: [
    {
      name: 'name',
      label: 'Name',
      hint: 'Stays as it is, since records of practitioners and concerns name it. Add another one to say it differently.',
      kind: 'text',
      isRequired: true,
      most: 80,
    },
    {
      name: 'isHidden',
      label: 'Not offered',
      hint: 'Nobody can choose it any more. Those who chose it keep it.',
      kind: 'switch',
    },
  ],
  list: async () => [],
  check: ({ key, fields }) => {
    const name = nameIn(fields);
    if (name !== nameIn(read(approachesNoun, 'en').get(key)))
      return [{ path: 'name', message: 'The name stays as it is. Add another specialization instead.' }];
    return known.has(name.toLowerCase())
      ? [{ path: 'name', message: 'Practitioners can choose this one already. Remove it here.' }]
      : [];
  },
  additions: {
    label: 'Add a specialization',
    hint: 'Nobody can choose it yet. Take "Not offered" away and publish; then say with your own concerns which of them it answers.',
    describe: (key, title) => ({ key, title, builtIn: { en: { name: title, isHidden: true } } }),
    isUsed: (key, trx) => isUsed(approachUse(key), trx),
  },
});
