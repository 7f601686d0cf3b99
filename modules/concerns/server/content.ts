import type { ContentField, ContentFields, ContentLanguage, ContentNoun, ContentValue } from '#modules/studio/public';
import type { Need } from '../data/need';
import { canRecognise, toNeed } from '../lib/added-need';
import { needs } from '../lib/needs';
import type { ConcernTopic } from '../public';
import { isUsed } from './queries/uses';

/** Under which noun staff word what people bring. */
export const concernsNoun = 'concerns';

const orderOf = (index: number): number => (index + 1) * 10;

const fields: readonly ContentField[] = [
  { name: 'title', label: 'Name', kind: 'text', isRequired: true, most: 80 },
  {
    name: 'order',
    label: 'Place in the list',
    hint: 'Smaller numbers come first.',
    kind: 'number',
    least: 1,
    most: 9999,
    isRequired: true,
    isShared: true,
  },
  {
    name: 'isHidden',
    label: 'Not offered',
    hint: 'Nobody is offered it any more. Those who chose it keep it.',
    kind: 'switch',
    isShared: true,
  },
];

/** What else is said of a concern that staff added. */
const addedFields = (approaches: readonly string[]): readonly ContentField[] => [
  ...fields,
  {
    name: 'words',
    label: 'Words by which it is recognised',
    hint: 'In this language, one a line: "lost my home", "evict*". A star stands for any ending. A sentence with one of them points to this concern.',
    kind: 'list',
    most: 60,
  },
  {
    name: 'approaches',
    label: 'Specializations that answer it',
    hint: 'Practitioners with one of them are suggested and found in the directory.',
    kind: 'list',
    most: 12,
    isShared: true,
    of: [
      {
        name: 'name',
        label: 'Specialization',
        kind: 'choice',
        isRequired: true,
        choices: approaches.map((name) => ({ value: name, label: name })),
      },
    ],
  },
];

const linesOf = (value: ContentValue | undefined): string[] =>
  Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];

/** Where concerns that staff added stand until somebody says otherwise: behind all others. */
const lastOrder = 9999;

/** Concerns as staff name, order, hide and add them: what built-in ones are called inside and how they are noticed stays. */
export const concernsContent = (listApproaches: () => readonly string[]): ContentNoun => ({
  noun: concernsNoun,
  label: 'Concerns',
  about:
    'What people may choose when they look for a practitioner: names in three languages, order, and which are shown.',
  languages: ['en', 'de', 'es'],
  inPages: null,
  fields,
  list: async () =>
    needs.map(({ id, title }, index) => ({
      key: id,
      title: title.en,
      path: '/matching',
      builtIn: {
        en: { title: title.en, order: orderOf(index), isHidden: false },
        de: { title: title.de },
        es: { title: title.es },
      },
    })),
  check: ({ fields: { words } }) =>
    linesOf(words).flatMap((word, index) =>
      canRecognise(word)
        ? []
        : [{ path: `words.${index}`, message: 'Write three letters or more: less is in every text.' }],
    ),
  additions: {
    label: 'Add a concern',
    hint: 'Nobody sees it yet. Say next by which words it is recognised and what answers it, take "Not offered" away, and publish.',
    describe: (key, title) => ({
      key,
      title,
      path: '/matching',
      // Asked each time: staff add specializations while the product runs.
      get fields() {
        return addedFields(listApproaches());
      },
      builtIn: { en: { title, order: lastOrder, isHidden: true, words: [], approaches: [] } },
    }),
    isUsed,
  },
});

type Documents = Readonly<Record<ContentLanguage, ReadonlyMap<string, ContentFields>>>;

/** The built-in concerns, then those that staff added. */
const listNeeds = (documents: Documents): readonly Need[] => {
  const builtIn = new Set(needs.map(({ id }) => id));
  const added = [...documents.en.keys()].filter((id) => !builtIn.has(id));
  const wordsOf = (id: string, language: ContentLanguage) => linesOf(documents[language].get(id)?.['words']);
  const titleOf = (id: string, language: ContentLanguage): string =>
    String(documents[language].get(id)?.['title'] ?? id);
  const approachesOf = (id: string): string[] => {
    const entries = documents.en.get(id)?.['approaches'];
    if (!Array.isArray(entries)) return [];
    return entries.flatMap((entry) =>
      typeof entry === 'object' && entry !== null && typeof entry['name'] === 'string' ? [entry['name']] : [],
    );
  };
  return [
    ...needs,
    ...added.map((id) =>
      toNeed({
        id,
        title: { en: titleOf(id, 'en'), de: titleOf(id, 'de'), es: titleOf(id, 'es') },
        words: { en: wordsOf(id, 'en'), de: wordsOf(id, 'de'), es: wordsOf(id, 'es') },
        approaches: approachesOf(id),
      }),
    ),
  ];
};

const toTopics = (all: readonly Need[], documents: Documents): readonly ConcernTopic[] =>
  all
    .map(({ id, title }, index) => {
      const shared = documents.en.get(id);
      const titleIn = (language: ContentLanguage): string => {
        const said = documents[language].get(id)?.['title'];
        return typeof said === 'string' && said !== '' ? said : title[language];
      };
      const order = shared?.['order'];
      return {
        id,
        title: { en: titleIn('en'), de: titleIn('de'), es: titleIn('es') },
        isHidden: shared?.['isHidden'] === true,
        order: typeof order === 'number' ? order : orderOf(index),
      };
    })
    .sort((one, other) => one.order - other.order)
    .map(({ order: _, ...topic }) => topic);

/** What the house looks for and offers now. */
export interface Concerns {
  readonly needs: readonly Need[];
  /** In the order of the house, those that are not offered among them. */
  readonly topics: readonly ConcernTopic[];
}

/** Reads the studio; as long as nothing is published the same objects are answered again. */
export const createConcerns = (
  read: (language: ContentLanguage) => ReadonlyMap<string, ContentFields>,
): (() => Concerns) => {
  let known: { readonly of: Documents; readonly is: Concerns } | null = null;
  return () => {
    const of = { en: read('en'), de: read('de'), es: read('es') };
    if (known && known.of.en === of.en && known.of.de === of.de && known.of.es === of.es) return known.is;
    const all = listNeeds(of);
    known = { of, is: { needs: all, topics: toTopics(all, of) } };
    return known.is;
  };
};
