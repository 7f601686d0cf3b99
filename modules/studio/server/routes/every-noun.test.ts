import { afterAll, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import { pathOf, read, save } from '../../testing/factory';

const app = await testApp();
const [ann, ben] = [await app.as('admin'), await app.as('admin')];
afterAll(() => app.stop());

interface Listed {
  readonly noun: string;
}
const nouns: readonly Listed[] = (await ann.get('/api/studio')).body;

/** A document of a noun as an address: the first there is, else one that is added. */
const findDocument = async (noun: string): Promise<string | null> => {
  const { body: found } = await ann.get(`/api/studio/${noun}`);
  const [first] = Array.isArray(found) ? found : found.documents;
  // The original of some nouns is edited on a page of its own.
  for (const { language } of first?.languages ?? []) {
    const document = `${noun}/${first.key}/${language}`;
    if ((await ann.get(pathOf(document))).status === 200) return document;
  }
  const added = await ann.post(`/api/studio/${noun}/documents`, { title: 'Of two editors' });
  return added.status === 201 ? `${noun}/${added.body.key}/en` : null;
};

it('lets only one of two who write at once win, whatever they edit, and shows the other what was saved', async () => {
  expect(nouns.length).toBeGreaterThan(8);
  const expected = { statuses: [200, 412], isShown: true, late: 428 };
  const outcomes: (typeof expected & Listed)[] = [];
  for (const { noun } of nouns) {
    const document = await findDocument(noun);
    if (document === null) continue;
    const { version, current } = await read(ann, document);
    const both = await Promise.all([ann, ben].map((by) => save(by, document, current, version)));
    const lost = both.find(({ status }) => status === 412);
    const late = await ben.put(pathOf(document, '/draft'), { fields: current });
    outcomes.push({
      noun,
      statuses: both.map(({ status }) => status).sort(),
      isShown: lost?.body.current.version === version + 1,
      late: late.status,
    });
  }
  expect(outcomes).toEqual(outcomes.map(({ noun }) => ({ noun, ...expected })));
  expect(outcomes.length).toBeGreaterThan(8);
}, 120_000);
