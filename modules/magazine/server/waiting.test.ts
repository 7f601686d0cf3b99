import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { act, publish, save } from '#modules/studio/testing/factory';
import type { ArticleView } from '../schemas/article';
import type { ArticleChange, EditorialView, RevisionView, StatusInput } from '../schemas/editorial';
import { aDraft, aPublishedArticle } from '../testing/factory';

let app: TestApp;
let ann: Client;
let ben: Client;
let anon: Client;
let made: EditorialView;
const review = async (isReviewed: boolean): Promise<void> => {
  if (isReviewed) await publish(ann, 'settings/editing/en', { isReviewed });
  else {
    await save(ann, 'settings/editing/en', { isReviewed });
    await act(ann, 'settings/editing/en', 'review');
    await act(ben, 'settings/editing/en', 'publish');
  }
};
beforeAll(async () => {
  app = await testApp({ modules: ['magazine'] });
  ann = await app.as('admin', { firstName: 'Ann', lastName: 'Lee' });
  ben = await app.as('admin', { firstName: 'Ben', lastName: 'Ode' });
  anon = await app.as('anon');
});
beforeEach(async () => {
  await app.knex('articles').delete();
  made = await aPublishedArticle(ann, { title: 'A quiet hour', body: 'What was there.' });
  await review(true);
  return () => review(false);
});
afterAll(() => app.stop());

const path = (more = '') => `/api/editorial/articles/${made.id}${more}`;
const read = async (): Promise<EditorialView> => (await ann.get(path())).body;
const at = async () => ({ 'if-match': `"${(await read()).version}"` });
const change = async (fields: ArticleChange, by = ann) => by.patch(path(), fields, await at());
const move = async (body: StatusInput, by = ann) => by.post(path('/status'), body, await at());
const see = async (): Promise<ArticleView> => (await anon.get(`/api/articles/${made.content.slug}`)).body;
const publicText = async () => JSON.stringify((await see()).body);

describe('changes of a published article, where a second person has to approve', () => {
  it('wait, and are shown once somebody else publishes them', async () => {
    const { body, status } = await change({ title: 'Another hour', body: 'What is new.' });
    expect([status, body.content.title, body.shown.title]).toEqual([200, 'Another hour', 'A quiet hour']);
    expect([(await see()).title, await publicText()]).toEqual([
      'A quiet hour',
      expect.stringContaining('What was there.'),
    ]);
    for (const word of ['search?q=new', '?q=another']) {
      const found = (await anon.get(`/api/articles/${word}`.replace('/?', '?'))).body;
      expect(found.hits ?? found).toEqual([]);
    }
    const listed = (await ben.get('/api/editorial/articles')).body;
    expect(listed).toMatchObject([{ title: 'A quiet hour', status: 'published', waits: true }]);
    expect((await move({ status: 'published' })).body.code).toBe('own-draft');
    const published = await move({ status: 'published' }, ben);
    expect(published.body).toMatchObject({ shown: null, status: 'published', content: { title: 'Another hour' } });
    expect([(await see()).title, await publicText()]).toEqual([
      'Another hour',
      expect.stringContaining('What is new.'),
    ]);
    const history: RevisionView[] = (await ann.get(path('/history'))).body;
    expect(history.slice(0, 2).map((one) => [one.editor, one.action, one.status])).toEqual([
      ['Ben Ode', 'moved', 'published'],
      ['Ann Lee', 'changed', 'review'],
    ]);
  });

  it('cannot be brought past the second person by restoring, by the address of readers, or through the archive', async () => {
    const restored = await change({ body: 'First.' });
    expect((await ann.post(path('/restore'), { version: restored.body.version }, await at())).status).toBe(200);
    const bySlug = `/api/articles/${made.content.slug}`;
    expect((await ann.patch(bySlug, { body: 'Second.' }, await at())).body.shown.body).toBe('What was there.');
    expect((await ann.patch(bySlug, { body: 'Third.', status: 'published' }, await at())).body.code).toBe('own-draft');
    expect(await publicText()).toContain('What was there.');
    for (const status of ['archived', 'draft', 'review'] as const) expect((await move({ status })).status).toBe(200);
    expect((await read()).content.body).toBe('Second.');
    expect((await move({ status: 'published' })).body.code).toBe('own-draft');
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await move({ status: 'scheduled', publishAt })).body.code).toBe('own-draft');
    expect((await move({ status: 'published' }, ben)).status).toBe(200);
    expect(await publicText()).toContain('Second.');
  });

  it('are taken back by writing what is shown again, and refused where they cannot be shown', async () => {
    await change({ body: 'Never.' });
    const { shown } = await read();
    const { body } = await change(shown ?? {});
    expect([body.shown, body.content.body]).toEqual([null, 'What was there.']);
    expect((await move({ status: 'published' }, ben)).body.code).toBe('no-such-step');
    for (const wrong of [{ body: ' ' }, { tags: [] }, { body: `${'> '.repeat(400)}deep` }])
      expect((await change(wrong)).status).toBe(422);
    const writer = await app.as('practitioner');
    expect((await writer.patch(path(), { body: 'Mine.' }, await at())).status).toBe(404);
    expect((await read()).shown).toBeNull();
  });

  it('take a scheduled article back to its review', async () => {
    made = await aDraft(ann, { title: 'Later' });
    await move({ status: 'review' });
    const publishAt = new Date(Date.now() + 3_600_000).toISOString();
    expect((await move({ status: 'scheduled', publishAt }, ben)).body.status).toBe('scheduled');
    expect((await change({ body: 'Not what was approved.' })).body).toMatchObject({
      status: 'review',
      publishAt: null,
    });
  });

  it('wait no longer than the name of their author who leaves', async () => {
    const id = ann.userId;
    await change({ body: 'Signed.' });
    const owner = app.assembled.personalData.find((one) => one.owner === 'magazine');
    await app.knex.transaction(async (trx) => owner?.data.erase(trx, id));
    const row = await app.knex('articles').where({ id: made.id }).first('pending', 'author');
    expect([row.pending.author, row.author]).toEqual(['A former author', 'A former author']);
  });
});

it('shows changes at once where the house asks for nobody else', async () => {
  await review(false);
  expect((await change({ body: 'At once.' })).body.shown).toBeNull();
  expect(await publicText()).toContain('At once.');
  await review(true);
});
