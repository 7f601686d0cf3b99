import { afterAll, describe, expect, it } from 'vitest';
import { testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { act, publish, save } from '#modules/studio/testing/factory';
import type { EditorialView } from '../schemas/editorial';
import { aDraft, anArticle, aPublishedArticle } from '../testing/factory';

const app = await testApp({ modules: ['magazine'] });
const [anon, admin, writer] = [await app.as('anon'), await app.as('admin'), await app.as('practitioner')];
afterAll(() => app.stop());

const match = (version: number) => ({ 'if-match': `"${version}"` });
const move = (client: Client, { id, version }: EditorialView, status: string, more: object = {}) =>
  client.post(`/api/editorial/articles/${id}/status`, { status, ...more }, match(version));
const moved = async (...of: Parameters<typeof move>): Promise<EditorialView> => {
  const answer = await move(...of);
  expect([answer.status, answer.body.detail]).toEqual([200, undefined]);
  return answer.body;
};
const change = (client: Client, { id, version }: EditorialView, body: object) =>
  client.patch(`/api/editorial/articles/${id}`, body, match(version));
const inAnHour = () => new Date(Date.now() + 3_600_000).toISOString();

describe('the way of an article', () => {
  it('goes from a practitioner’s draft over the review to its readers and into the archive', async () => {
    const draft = await aDraft(writer, { title: 'The whole way' });
    expect(draft).toMatchObject({ status: 'draft', version: 1, can: { edit: true, move: ['review', 'archived'] } });
    const handed = await moved(writer, draft, 'review');
    expect(handed.can).toEqual({ edit: false, move: ['draft'] });
    expect((await change(writer, handed, { title: 'Too late' })).status).toBe(403);
    expect((await move(writer, handed, 'published')).status).toBe(403);
    const shown = await moved(admin, handed, 'published');
    expect((await anon.get('/api/articles/the-whole-way')).status).toBe(200);
    const gone = await moved(admin, shown, 'archived');
    expect((await anon.get('/api/articles/the-whole-way')).status).toBe(404);
    const again = await moved(admin, await moved(admin, await moved(admin, gone, 'draft'), 'review'), 'published');
    expect(again.publishedAt).toBe(shown.publishedAt);
  });

  it('jumps over no stage', async () => {
    const draft = await aDraft(admin);
    for (const status of ['published', 'scheduled', 'draft']) {
      const { status: code, body } = await move(
        admin,
        draft,
        status,
        status === 'scheduled' ? { publishAt: inAnHour() } : {},
      );
      expect([code, body.code]).toEqual([409, 'no-such-step']);
    }
  });

  it('needs a second person where the house asks for one, until somebody else wrote on', async () => {
    const draft = await moved(admin, await aDraft(admin, { title: 'Two pairs of eyes' }), 'review');
    const firstRun = async () =>
      (await admin.get('/api/studio/first-run')).body.find(({ id }: { id: string }) => id === 'magazine.first-article');
    expect(await firstRun()).toMatchObject({ path: '/magazine/desk' });
    await publish(admin, 'settings/editing/en', { isReviewed: true });
    expect((await move(admin, draft, 'published')).body.code).toBe('own-draft');
    expect((await move(admin, draft, 'scheduled', { publishAt: inAnHour() })).body.code).toBe('own-draft');
    const other = await app.as('admin');
    const shown = await moved(other, draft, 'published');
    expect((await firstRun()).isDone).toBe(true);
    // What was approved once is approved: taking it away and back changes nothing in it.
    const back = await moved(admin, await moved(admin, await moved(admin, shown, 'archived'), 'draft'), 'review');
    await moved(admin, back, 'published');
    await save(admin, 'settings/editing/en', { isReviewed: false });
    await act(admin, 'settings/editing/en', 'review');
    expect((await act(other, 'settings/editing/en', 'publish')).status).toBe(200);
  });

  it('is known to its writer and to editors alone', async () => {
    const draft = await aDraft(writer);
    const other = await app.as('practitioner');
    expect((await other.get(`/api/editorial/articles/${draft.id}`)).status).toBe(404);
    expect((await other.get('/api/editorial/articles')).body).toEqual([]);
    const ids = (body: { id: string }[]) => body.map(({ id }) => id);
    expect(ids((await writer.get('/api/editorial/articles?status=draft')).body)).toContain(draft.id);
    expect(ids((await admin.get('/api/editorial/articles?status=draft')).body)).toContain(draft.id);
  });

  it('pages through the editors’ list without a gap', async () => {
    const whole = (await admin.get('/api/editorial/articles')).body as { id: string }[];
    const paged: string[] = [];
    let path: string | null = '/api/editorial/articles?limit=2';
    while (path) {
      const { body, headers } = await admin.get(path);
      paged.push(...(body as { id: string }[]).map(({ id }) => id));
      path = /^<([^>]+)>/.exec(String(headers.link ?? ''))?.[1] ?? null;
    }
    expect(paged).toEqual(whole.map(({ id }) => id));
    expect((await admin.get('/api/editorial/articles?after=x')).status).toBe(422);
  });
});

describe('what publishing demands', () => {
  const cases: readonly (readonly [object, string])[] = [
    [{ excerpt: ' ' }, 'excerpt'],
    [{ body: '' }, 'body'],
    [{ tags: [] }, 'tags'],
    [{ category: 'Science' }, 'evidence'],
    [{ type: 'audio' }, 'media'],
    [{ media: { kind: 'audio', file: 'a.mp3', captions: null, durationSeconds: null } }, 'transcript'],
    [
      {
        type: 'video',
        media: { kind: 'video', file: 'a.webm', captions: null, durationSeconds: null },
        transcript: 'x',
      },
      'media.captions',
    ],
    [{ partner: 'A mill' }, 'disclosure'],
  ];
  it.each(cases)('names what is missing with %j', async (overrides, field) => {
    const draft = await aDraft(admin, overrides);
    expect(draft.missing.map(({ path }) => path)).toContain(field);
    const handed = await moved(admin, draft, 'review');
    for (const [status, more] of [
      ['published', {}],
      ['scheduled', { publishAt: inAnHour() }],
    ] as const) {
      const { status: code, body } = await move(admin, handed, status, more);
      expect([code, body.code]).toEqual([422, 'not-publishable']);
      expect(body.fields.map((one: { path: string }) => one.path)).toContain(field);
    }
  });

  it('holds on after it was published', async () => {
    const shown = await aPublishedArticle(admin);
    const { status, body } = await change(admin, shown, { excerpt: '' });
    expect([status, body.code]).toEqual([422, 'not-publishable']);
  });
});

describe('scheduling', () => {
  it('publishes at its time, by the job that was set for it', async () => {
    const handed = await moved(admin, await aDraft(admin, { title: 'On time' }), 'review');
    const set = await moved(admin, handed, 'scheduled', { publishAt: inAnHour() });
    const jobs = await app.knex('graphile_worker.jobs').where({ task_identifier: 'magazine.publish' });
    expect(jobs.map((job) => new Date(job.run_at).toISOString())).toContain(
      new Date(set.publishAt ?? '').toISOString(),
    );
    await app.runJobs();
    expect((await anon.get('/api/articles/on-time')).status).toBe(404);
    await app.knex.raw(
      "update articles set publish_at = now() - interval '3 minutes' where slug = 'on-time'; update graphile_worker._private_jobs set run_at = now()",
    );
    await app.runJobs();
    const { body } = await anon.get('/api/articles/on-time');
    expect(body.status).toBe('published');
    expect(Date.now() - Date.parse(body.publishedAt)).toBeGreaterThan(170_000);
    const [last] = (await admin.get(`/api/editorial/articles/${handed.id}/history`)).body;
    expect(last).toMatchObject({ action: 'moved', status: 'published', editor: null });
  });

  it.each([
    [{}, 'publishAt'],
    [{ publishAt: '2020-01-01T00:00:00Z' }, 'publishAt'],
    [{ publishAt: '2199-01-01T00:00:00Z' }, 'publishAt'],
    [{ publishAt: 'tomorrow' }, 'publishAt'],
  ])('refuses %j', async (more, field) => {
    const handed = await moved(admin, await aDraft(admin), 'review');
    const { status, body } = await move(admin, handed, 'scheduled', more);
    expect([status, body.fields[0].path]).toEqual([422, field]);
  });
});

describe('versions', () => {
  it('asks for the version that is changed and shows the present one when it is stale', async () => {
    const draft = await aDraft(admin);
    expect((await admin.patch(`/api/editorial/articles/${draft.id}`, { title: 'x' })).status).toBe(428);
    const changed = await change(admin, draft, { title: 'Changed' });
    expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
    const stale = await change(admin, draft, { title: 'Later' });
    expect([stale.status, stale.body.current.content.title]).toEqual([412, 'Changed']);
    const same = await change(admin, changed.body, { title: 'Changed' });
    expect([same.status, same.body.version]).toEqual([200, 2]);
  });

  it('keeps every version with who and when, and brings one back', async () => {
    const person = await app.as('practitioner', { firstName: 'Ada', lastName: 'Writes' });
    const draft = await aDraft(person, { title: 'One', body: 'First words.' });
    const second = (await change(person, draft, { body: 'Second words, and more.' })).body as EditorialView;
    const at = `/api/editorial/articles/${draft.id}`;
    const history = (await person.get(`${at}/history`)).body;
    expect(history.map((one: { version: number; action: string; editor: string; words: number }) => one)).toMatchObject(
      [
        { version: 2, action: 'changed', editor: 'Ada Writes', words: 4 },
        { version: 1, action: 'created', editor: 'Ada Writes', words: 2 },
      ],
    );
    expect((await person.get(`${at}/history/1`)).body.content.body).toBe('First words.');
    const back = await person.post(`${at}/restore`, { version: 1 }, match(second.version));
    expect([back.status, back.body.version, back.body.content.body]).toEqual([200, 3, 'First words.']);
    expect((await person.post(`${at}/restore`, { version: 99 }, match(3))).status).toBe(404);
  });

  it('lets one of two writers win', async () => {
    const draft = await aDraft(admin);
    const answers = await Promise.all(['A', 'B', 'C'].map((title) => change(admin, draft, { title })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 412, 412]);
  });
});

describe('what is written', () => {
  it('makes an address from the title, and another one when that is taken', async () => {
    const slugs = [];
    for (const title of ['Über Café & Öl!', 'Über Café & Öl!', '道', 'Search'])
      slugs.push((await aDraft(admin, { title })).content.slug);
    expect(slugs).toEqual(['uber-cafe-ol', 'uber-cafe-ol-2', 'article', 'search-2']);
  });

  it.each(['search', 'counts', 'bookmarks', 'reading-list'])('gives the address %s to nobody', async (slug) => {
    expect((await admin.post('/api/editorial/articles', anArticle({ slug }))).status).toBe(422);
  });

  it('refuses a text that is nested or marked too heavily, naming the field', async () => {
    for (const body of ['>'.repeat(5000), '_a_'.repeat(1300).concat('\n\n').repeat(50)]) {
      const draft = await admin.post('/api/editorial/articles', anArticle({ body }));
      expect([draft.status, draft.body.fields[0].path]).toEqual([422, 'body']);
      const preview = await admin.post('/api/editorial/preview', { markdown: body });
      expect([preview.status, preview.body.fields[0].path]).toEqual([422, 'markdown']);
    }
  });

  it('shows what a text will look like, without its HTML', async () => {
    const { body } = await writer.post('/api/editorial/preview', {
      markdown: '# Hi\n\n<script>alert(1)</script> [x](javascript:alert(1))',
    });
    expect(body).toMatchObject({ readTime: 1 });
    expect(JSON.stringify(body.body)).not.toContain('href');
    expect(JSON.stringify(body.body)).toContain('<script>alert(1)</script>');
  });

  it('limits how often a preview is asked for', async () => {
    const limited = await testApp({ modules: ['magazine'], limits: true });
    const person = await limited.as('admin');
    const ask = () => person.post('/api/editorial/preview', { markdown: 'a' });
    const answers = await Promise.all(Array.from({ length: 62 }, ask));
    await limited.stop();
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(2);
  });
});
