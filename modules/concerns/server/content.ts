import type { ContentFields, ContentLanguage, ContentNoun } from '#modules/studio/public';
import { needs } from '../lib/needs';
import type { ConcernTopic } from '../public';

/** Under which noun staff word what people bring. */
export const concernsNoun = 'concerns';

const orderOf = (index: number): number => (index + 1) * 10;

/** Concerns as staff name, order and hide them: what they are called inside and how they are noticed stays. */
export const concernsContent: ContentNoun = {
  noun: concernsNoun,
  label: 'Concerns',
  about:
    'What people may choose when they look for a practitioner: names in three languages, order, and which are shown.',
  languages: ['en', 'de', 'es'],
  inPages: null,
  fields: [
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
      hint: 'Nobody is offered it any more. Whoever chose it keeps it.',
      kind: 'switch',
      isShared: true,
    },
  ],
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
};

type Documents = Readonly<Record<ContentLanguage, ReadonlyMap<string, ContentFields>>>;

/** All concerns in the order of the house, those that are not offered among them. */
export const toTopics = (documents: Documents): readonly ConcernTopic[] =>
  needs
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
