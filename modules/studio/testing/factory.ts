import { expect } from 'vitest';
import type { TestApp } from '#core/testing/app';
import type { Answered, Client } from '#core/testing/client';
import { type ContentFields, type ContentNoun, contentNouns } from '../public';
import type { DocumentView } from '../schemas/content';

/** A kind of content as another module would register it. */
export const poems: ContentNoun = {
  noun: 'poems',
  label: 'Poems',
  about: 'Short texts for tests.',
  languages: ['en', 'de', 'es'],
  inPages: 'signed-in',
  fields: [
    { name: 'title', label: 'Title', kind: 'text', isRequired: true, most: 40 },
    { name: 'body', label: 'Body', kind: 'markdown' },
    { name: 'lines', label: 'Lines', kind: 'list', least: 1, most: 3 },
    {
      name: 'authors',
      label: 'Authors',
      kind: 'list',
      most: 2,
      of: [
        { name: 'name', label: 'Name', kind: 'text', isRequired: true },
        { name: 'note', label: 'Note', kind: 'text' },
      ],
    },
    { name: 'stars', label: 'Stars', kind: 'number', least: 1, most: 5, isShared: true },
    { name: 'isHidden', label: 'Hidden', kind: 'switch', isShared: true },
  ],
  list: async () => [
    {
      key: 'one',
      title: 'Poem one',
      path: '/poems/1',
      builtIn: {
        en: { title: 'Morning', lines: ['Light', 'Wind'], authors: [], stars: 3, isHidden: false },
        de: { title: 'Morgen', lines: ['Licht', 'Wind'], authors: [] },
      },
    },
    { key: 'two', title: 'Poem two', builtIn: { en: { title: 'Evening', lines: ['Dusk'], stars: 1 } } },
  ],
  check: ({ key, fields }) =>
    key === 'two' && fields['isHidden'] === true
      ? [{ path: 'isHidden', message: 'This poem is required and cannot be hidden.' }]
      : [],
};

/** Lets staff edit the poems in this product. */
export const addPoems = async (app: TestApp): Promise<void> => {
  app.assembled.ports.add('poems', { port: contentNouns, value: poems });
  await app.assembled.start();
};

/** Address of a document: `settings/editing/en`. */
export const pathOf = (document: string, more = ''): string => `/api/studio/${document}${more}`;

export const read = async (by: Client, document: string): Promise<DocumentView> => {
  const { status, body } = await by.get(pathOf(document));
  expect([document, status]).toEqual([document, 200]);
  return body;
};

/** Does something to a document as it is now, or as it was in a version. */
export const act = async (
  by: Client,
  document: string,
  what: 'publish' | 'review' | 'recall',
  body: object = {},
  version?: number,
): Promise<Answered> => {
  const known = version ?? (await read(by, document)).version;
  return by.post(pathOf(document, `/${what}`), what === 'publish' ? body : undefined, { 'if-match': `"${known}"` });
};

export const save = async (by: Client, document: string, fields: ContentFields, version?: number): Promise<Answered> =>
  by.put(pathOf(document, '/draft'), { fields }, { 'if-match': `"${version ?? (await read(by, document)).version}"` });

/** Saves and publishes a text. */
export const publish = async (by: Client, document: string, fields: ContentFields): Promise<DocumentView> => {
  const saved = await save(by, document, fields);
  expect([saved.status, saved.body.detail]).toEqual([200, undefined]);
  const published = await act(by, document, 'publish');
  expect([published.status, published.body.detail]).toEqual([200, undefined]);
  return published.body;
};
