import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pageContent } from '#core/contract/hooks';
import type { User } from '#core/contract/route';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { findPageContent, studio } from '../../public';
import { act, addPoems, pathOf, publish, read, save } from '../../testing/factory';

let app: TestApp;
let ann: Client;
let ben: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['studio'] });
  await addPoems(app);
  ann = await app.as('admin', { firstName: 'Ann', lastName: 'Lee' });
  ben = await app.as('admin', { firstName: 'Ben', lastName: 'Ode' });
});
afterAll(() => app.stop());

const said = (key: string, language: 'en' | 'de' | 'es') =>
  app.assembled.ports.one('studio', studio).find('poems', key, language);
const runJob = async (): Promise<void> => {
  const found = app.assembled.jobs.find(({ job }) => job.name === 'publish-scheduled');
  await found?.job.run({} as never, { attempt: 1, lastAttempt: false });
};
const morning = { title: 'Dawn', lines: ['Light'], authors: [{ name: 'A. N.', note: '' }], stars: 4, isHidden: false };
const languages = async (document: string) =>
  (await read(ann, document)).languages.map(({ language, translation }) => `${language} ${translation}`);

describe('a text', () => {
  it('is shown from its publication on, everywhere at once, and can be brought back', async () => {
    expect(said('one', 'en')).toMatchObject({ title: 'Morning' });
    const saved = await save(ann, 'poems/one/en', { ...morning, title: '  Dawn ' });
    expect(saved.body.draft).toMatchObject({ state: 'draft', editedBy: 'Ann Lee', isOwn: true, fields: morning });
    expect(said('one', 'en')).toMatchObject({ title: 'Morning' });
    const { published, draft, current } = (await act(ben, 'poems/one/en', 'publish')).body;
    expect([published.number, published.by, draft, current.title]).toEqual([1, 'Ben Ode', null, 'Dawn']);
    await expect.poll(() => said('one', 'en')?.['title']).toBe('Dawn');

    await publish(ann, 'poems/one/en', { ...morning, title: 'First light' });
    const versions = await ann.get(pathOf('poems/one/en', '/versions'));
    expect(
      versions.body.map(({ number, publishedBy }: { number: number; publishedBy: string }) => [number, publishedBy]),
    ).toEqual([
      [2, 'Ann Lee'],
      [1, 'Ben Ode'],
      [0, null],
    ]);
    const paged = await ann.get(pathOf('poems/one/en', '/versions?limit=1'));
    const next = /^<([^>]+)>/.exec(String(paged.headers.link))?.[1] ?? '';
    expect((await ann.get(next)).body[0].number).toBe(1);
    expect((await ann.get(pathOf('poems/one/en', '/versions/1'))).body.fields.title).toBe('Dawn');
    const { version } = await read(ann, 'poems/one/en');
    const back = await ann.post(pathOf('poems/one/en', '/versions/0/restore'), {}, { 'if-match': `"${version}"` });
    expect(back.body.draft.fields.title).toBe('Morning');
    expect((await act(ann, 'poems/one/en', 'publish')).body.published.number).toBe(3);
    await expect.poll(() => said('one', 'en')?.['title']).toBe('Morning');
    const acts = await app.knex('audit_log').where({ object: 'studio:poems/one/en' }).orderBy('id').pluck('action');
    expect(acts.map((action: string) => action.replace('studio.', ''))).toEqual([
      'draft-saved',
      'published',
      'draft-saved',
      'published',
      'restored',
      'published',
    ]);
  });

  it('travels with the pages of those who are signed in, once it differs from what is built in', async () => {
    const [pages] = app.assembled.ports.all(pageContent);
    const bring = (user: User | null) => findPageContent(pages?.of({ language: 'de', user }), 'poems');
    expect(bring({} as User)).toEqual({});
    await publish(ann, 'poems/one/de', { title: 'Frühe', lines: ['Licht'], authors: [] });
    await expect.poll(() => bring({} as User)).toMatchObject({ one: { title: 'Frühe', stars: 3 } });
    expect(bring(null)).toEqual({});
  });

  it('is edited by one person at a time: who knows an older version learns the present one', async () => {
    const { version } = await read(ann, 'poems/two/en');
    const both = await Promise.all(
      [ann, ben].map((by, at) => save(by, 'poems/two/en', { title: `Evening ${at}`, lines: ['Dusk'] }, version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const won = both.find(({ status }) => status === 200)?.body.draft.fields;
    expect(both.find(({ status }) => status === 412)?.body.current.draft.fields).toEqual(won);
    expect((await ann.put(pathOf('poems/two/en', '/draft'), { fields: won })).status).toBe(428);
    const gone = await ann.delete(pathOf('poems/two/en', '/draft'), undefined, {
      'if-match': `"${(await read(ann, 'poems/two/en')).version}"`,
    });
    expect([gone.status, gone.body.draft]).toEqual([200, null]);
    expect((await act(ann, 'poems/two/en', 'publish')).body.code).toBe('no-draft');
  });

  it('waits for its time, and is published by the job', async () => {
    await save(ann, 'poems/two/en', { title: 'Night', lines: ['Stars'], stars: 1 });
    expect((await act(ann, 'poems/two/en', 'publish', { at: '2020-01-01T00:00:00Z' })).status).toBe(422);
    const at = new Date(Date.now() + 3_600_000).toISOString();
    const planned = (await act(ann, 'poems/two/en', 'publish', { at })).body;
    expect([planned.draft.state, Date.parse(planned.draft.publishAt)]).toEqual(['scheduled', Date.parse(at)]);
    await runJob();
    expect(said('two', 'en')).toMatchObject({ title: 'Evening' });
    await app.knex('studio_documents').where({ draft_state: 'scheduled' }).update({ publish_at: app.knex.fn.now() });
    await runJob();
    await runJob();
    await expect.poll(() => said('two', 'en')?.['title']).toBe('Night');
    const { draft, published } = await read(ann, 'poems/two/en');
    expect([draft, published?.number, published?.by]).toEqual([null, 1, 'Ann Lee']);
  });
});

describe('a translation', () => {
  it('is missing, current, or out of date once the source says something else', async () => {
    expect(await languages('poems/one/en')).toEqual(['en source', 'de current', 'es missing']);
    await publish(ann, 'poems/one/en', { ...morning, title: 'Sunrise' });
    expect(await languages('poems/one/en')).toEqual(['en source', 'de out-of-date', 'es missing']);
    const list = (await ann.get('/api/studio')).body.find(({ noun }: { noun: string }) => noun === 'poems');
    expect(list).toMatchObject({ documents: 2, outOfDate: 1, missing: 3 });
    await publish(ann, 'poems/one/de', { title: 'Sonnenaufgang', lines: ['Licht'], authors: [] });
    expect(await languages('poems/one/de')).toEqual(['en source', 'de current', 'es missing']);
    // What is shared needs no translation.
    await publish(ann, 'poems/one/en', { ...morning, title: 'Sunrise', stars: 5 });
    expect((await languages('poems/one/en'))[1]).toBe('de current');
    await expect.poll(() => said('one', 'de')).toMatchObject({ title: 'Sonnenaufgang', stars: 5 });
    expect(said('one', 'es')).toMatchObject({ title: 'Sunrise' });
    expect((await save(ann, 'poems/one/de', { stars: 2 })).body.fields[0].path).toBe('fields.stars');
  });

  it('that still fits is confirmed by publishing it unchanged; another unchanged text is refused', async () => {
    const german = { title: 'Sonnenaufgang', lines: ['Licht'], authors: [] };
    await save(ann, 'poems/one/de', german);
    expect((await act(ann, 'poems/one/de', 'publish')).body.code).toBe('unchanged');
    await publish(ann, 'poems/one/en', { ...morning, title: 'Sunup' });
    await publish(ann, 'poems/one/de', german);
    expect((await languages('poems/one/de'))[1]).toBe('de current');
  });
});

describe('what does not fit', () => {
  it('is refused at its field and changes nothing', async () => {
    const before = await read(ann, 'poems/one/en');
    for (const [fields, path] of [
      [{ name: 'x' }, 'fields.name'],
      [{ title: 'x'.repeat(41) }, 'fields.title'],
      [{ title: 'two\nlines' }, 'fields.title'],
      [{ title: 7 }, 'fields.title'],
      [{ title: 'bell \u0007' }, 'fields.title'],
      [{ lines: ['a', 'b', 'c', 'd'] }, 'fields.lines'],
      [{ lines: [7] }, 'fields.lines.0'],
      [{ authors: [{ name: 'x', role: 'y' }] }, 'fields.authors.0.role'],
      [{ authors: ['x'] }, 'fields.authors.0'],
      [{ stars: 6 }, 'fields.stars'],
      [{ stars: 1.5 }, 'fields.stars'],
      [{ isHidden: 'yes' }, 'fields.isHidden'],
    ] as const) {
      const { status, body } = await save(ann, 'poems/one/en', fields as never);
      expect([status, body.fields?.[0]?.path]).toEqual([422, path]);
    }
    for (const fields of [{ __proto__: 1, constructor: 2 }, { 'a b': 'x' }, { title: { deep: { er: 1 } } }, []])
      expect((await save(ann, 'poems/one/en', fields as never)).status).toBe(422);
    expect(await read(ann, 'poems/one/en')).toEqual(before);
  });

  it('may be saved unfinished, but not published, and a required document is not hidden', async () => {
    expect((await save(ann, 'poems/one/en', { title: ' ', lines: [] })).status).toBe(200);
    const refused = await act(ann, 'poems/one/en', 'publish');
    expect([refused.status, refused.body.fields.map(({ path }: { path: string }) => path)]).toEqual([
      422,
      ['title', 'lines'],
    ]);
    await save(ann, 'poems/two/en', { title: 'Night', lines: ['Stars'], isHidden: true });
    expect((await act(ann, 'poems/two/en', 'publish')).body.fields).toMatchObject([{ path: 'isHidden' }]);
    const seen = await ann.post(pathOf('poems/two/en', '/preview'), {
      fields: { title: 'Night', lines: ['Stars'], isHidden: true, body: '**Dark** <script>' },
    });
    expect(seen.body.problems).toHaveLength(1);
    expect(JSON.stringify(seen.body.markdown)).toContain('"kind":"strong"');
  });

  it('has no address: nouns, keys and languages that do not exist, and those of other modules', async () => {
    for (const document of [
      'odes/one/en',
      'poems/three/en',
      'poems/one/fr',
      'poems/__proto__/en',
      'Poems/one/en',
      'media/one/en',
    ])
      expect([document, (await ann.get(pathOf(document))).status]).toEqual([document, 404]);
    for (const number of ['99', '-1', 'x'])
      expect((await ann.get(pathOf('poems/one/en', `/versions/${number}`))).status).toBe(404);
    expect((await ann.get('/api/studio/offers')).status).toBe(404);
  });
});

describe('where a second person approves', () => {
  it('whoever wrote a part of the draft cannot publish it', async () => {
    await publish(ann, 'settings/editing/en', { isReviewed: true });
    await save(ann, 'poems/one/en', { ...morning, title: 'Noon' });
    await expect.poll(async () => (await act(ann, 'poems/one/en', 'publish')).body.code).toBe('review-needed');
    expect((await act(ann, 'poems/one/en', 'review')).body.draft.state).toBe('in-review');
    expect((await act(ann, 'poems/one/en', 'publish')).body.code).toBe('own-draft');
    // A change takes it out of review.
    expect((await save(ben, 'poems/one/en', { ...morning, title: 'High noon' })).body.draft.state).toBe('draft');
    await act(ann, 'poems/one/en', 'review');
    for (const by of [ann, ben]) expect((await act(by, 'poems/one/en', 'publish')).body.code).toBe('own-draft');
    const third = await app.as('admin');
    expect((await act(third, 'poems/one/en', 'recall')).body.draft.state).toBe('draft');
    await act(ann, 'poems/one/en', 'review');
    expect((await act(third, 'poems/one/en', 'publish')).body.current.title).toBe('High noon');
    // The rule itself is under it.
    await save(ann, 'settings/editing/en', { isReviewed: false });
    expect((await act(ann, 'settings/editing/en', 'publish')).body.code).toBe('review-needed');
    await act(ann, 'settings/editing/en', 'review');
    expect((await act(ben, 'settings/editing/en', 'publish')).status).toBe(200);
  });
});

describe('who wrote what', () => {
  it('is theirs to export, and goes with their account while the texts stay', async () => {
    const leaving = await app.as('admin');
    await publish(leaving, 'poems/one/en', { ...morning, title: 'Zenith' });
    await save(leaving, 'poems/one/es', { title: 'Cenit', lines: ['Luz'], authors: [] });
    const data = app.assembled.personalData.find(({ owner }) => owner === 'studio')?.data;
    expect(await data?.export(leaving.userId)).toMatchObject({
      drafts: [{ noun: 'poems', key: 'one', language: 'es' }],
      publishedTexts: [{ noun: 'poems', key: 'one', language: 'en' }],
    });
    await app.knex.transaction((trx) => data?.erase(trx, leaving.userId) ?? Promise.resolve());
    const { published, current } = await read(ann, 'poems/one/en');
    expect([published?.by, current['title']]).toEqual([null, 'Zenith']);
    expect((await read(ann, 'poems/one/es')).draft).toMatchObject({ editedBy: null, fields: { title: 'Cenit' } });
  });
});
