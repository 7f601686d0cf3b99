import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aDiscussion, aResponse } from '../testing/factory';

let app: TestApp;
let author: Client;
let other: Client;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['community'] });
  author = await app.as('client', { firstName: 'Tobias', lastName: 'Renner' });
  other = await app.as('practitioner', { firstName: 'Ana', lastName: 'Reyes' });
  admin = await app.as('admin');
}, 180_000);
afterAll(() => app.stop());

const begin = async (overrides: object = {}) => {
  const made = await author.post('/api/discussions', aDiscussion(overrides));
  expect([made.status, made.text]).toEqual([201, expect.stringContaining('"id"')]);
  return made.body;
};

describe('a discussion', () => {
  it('is listed with its author by a short name, newest activity first, page by page', async () => {
    const [first, second, third] = [await begin(), await begin(), await begin()];
    await other.post(`/api/discussions/${first.id}/responses`, aResponse());
    const seen: string[] = [];
    let path = '/api/discussions?limit=2&category=General';
    for (let pages = 0; path && pages < 9; pages += 1) {
      const page = await other.get(path);
      seen.push(...page.body.map(({ id }: { id: string }) => id));
      path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1] ?? '';
    }
    expect(seen.slice(0, 3)).toEqual([first.id, third.id, second.id]);
    expect(new Set(seen).size).toBe(seen.length);
    const [row] = (await other.get('/api/discussions')).body;
    expect([row.author.name, row.author.you, row.responseCount]).toEqual(['Tobias R.', false, 1]);
    expect(JSON.stringify(row)).not.toMatch(/Renner|@/);
  });

  it('keeps what was typed and is drawn without any of its HTML (web-04)', async () => {
    const content =
      '<script>parent.PWNED=1</script>\n\n[x](javascript:PWNED=1) ![](https://evil.example/?q=1) <svg onload=PWNED=1>';
    const { id } = await begin({ title: '<img src=x onerror=PWNED=1>', content });
    const { body } = await other.get(`/api/discussions/${id}`);
    expect([body.title, body.content]).toEqual(['<img src=x onerror=PWNED=1>', content]);
    expect(JSON.stringify(body.tree)).not.toMatch(/"href":"javascript|"kind":"(html|image)"/);
  });

  it('is refused where something is missing, too long or of no category', async () => {
    const wrong = [
      { title: '  ' },
      { content: '' },
      { title: 'x'.repeat(121) },
      { content: 'x'.repeat(10_001) },
      { category: 'Other' },
      { authorId: other.userId },
    ];
    for (const one of wrong) expect((await author.post('/api/discussions', aDiscussion(one))).status).toBe(422);
  });

  it('is edited by its author alone, with the version read, and keeps its former wording', async () => {
    const { id } = await begin();
    const path = `/api/discussions/${id}`;
    expect((await author.patch(path, { title: 'New' })).status).toBe(428);
    expect((await admin.patch(path, { title: 'New' }, { 'if-match': '"1"' })).status).toBe(403);
    expect((await author.patch(path, { title: 'New' }, { 'if-match': '"1"' })).body).toMatchObject({
      title: 'New',
      version: 2,
    });
    expect((await author.patch(path, { title: 'Late' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await author.get(`${path}/history`)).body).toMatchObject([{ version: 1, title: aDiscussion().title }]);
    expect((await other.get(`${path}/history`)).status).toBe(403);
  });

  it('comes back within half an hour when its author deleted it, and not when a moderator did', async () => {
    const [own, theirs, old] = [await begin(), await begin(), await begin()];
    await author.delete(`/api/discussions/${own.id}`);
    expect((await other.get(`/api/discussions/${own.id}`)).status).toBe(404);
    expect((await other.post(`/api/discussions/${own.id}/restore`)).status).toBe(404);
    expect((await author.post(`/api/discussions/${own.id}/restore`)).status).toBe(200);
    await admin.delete(`/api/discussions/${theirs.id}`);
    expect((await author.post(`/api/discussions/${theirs.id}/restore`)).status).toBe(404);
    await author.delete(`/api/discussions/${old.id}`);
    await app
      .knex('discussions')
      .where({ id: old.id })
      .update({ deleted_at: app.knex.raw("now() - interval '31 minutes'") });
    expect((await author.post(`/api/discussions/${old.id}/restore`)).status).toBe(409);
  });

  it('is found by words of its title or text', async () => {
    const { id } = await begin({ title: 'Gate thirty-six without the drama' });
    const found = (await other.get('/api/discussions?q=drama%20gate')).body;
    expect(found.map((one: { id: string }) => one.id)).toEqual([id]);
    expect((await other.get(`/api/discussions?q=${encodeURIComponent('" & ! ( <-> \\ :*')}`)).status).toBe(200);
  });
});

describe('a search for a word that thousands use', () => {
  it('finds the newest first, page by page, in a category too', async () => {
    const client = await app.as('client');
    await app.knex.raw(
      `insert into discussions (author_id, title, content, category, last_at)
       select ?, 'Number ' || n, 'everywhere', case when n % 3 = 0 then 'Integration' else 'General' end,
         now() + n * interval '1 second' from generate_series(1, 2500) n`,
      [client.userId],
    );
    const titles = async (path: string) => {
      const { body, headers } = await client.get(path);
      const next = /<([^>]+)>; rel="next"/.exec(String(headers.link ?? ''))?.[1] ?? '';
      return { next, titles: body.map(({ title }: { title: string }) => title) };
    };
    const first = await titles('/api/discussions?q=everywhere&limit=2');
    expect(first.titles).toEqual(['Number 2500', 'Number 2499']);
    expect((await titles(first.next)).titles).toEqual(['Number 2498', 'Number 2497']);
    const few = await titles('/api/discussions?q=everywhere&category=Integration&limit=2');
    expect(few.titles).toEqual(['Number 2499', 'Number 2496']);
  });
});

describe('replies', () => {
  it('are counted as far as they can be seen, and closed with a hidden discussion', async () => {
    const { id } = await begin();
    const path = `/api/discussions/${id}`;
    const [one, two] = [
      (await other.post(`${path}/responses`, aResponse('one'))).body,
      (await author.post(`${path}/responses`, aResponse('two'))).body,
    ];
    const count = async () => (await author.get(path)).body.responseCount;
    await admin.post(`/api/responses/${one.id}/hide`, { hidden: true });
    await admin.post(`/api/responses/${one.id}/hide`, { hidden: true });
    expect(await count()).toBe(1);
    expect((await author.get(`${path}/responses`)).body.map((row: { content: string }) => row.content)).toEqual([
      'two',
    ]);
    await author.delete(`/api/responses/${two.id}`);
    expect(await count()).toBe(0);
    await author.post(`/api/responses/${two.id}/restore`);
    expect(await count()).toBe(1);
    await admin.post(`${path}/hide`, { hidden: true });
    expect((await other.post(`${path}/responses`, aResponse())).status).toBe(409);
    expect([(await other.get(path)).status, (await author.get(path)).body.hidden]).toEqual([404, true]);
  });

  it('of somebody who is blocked are marked for who blocked them', async () => {
    const { id } = await begin();
    await other.post(`/api/discussions/${id}/responses`, aResponse());
    const block = (personId: string, blocked: boolean) => author.post('/api/community-blocks', { personId, blocked });
    expect((await block(other.userId, true)).status).toBe(204);
    expect((await author.get(`/api/discussions/${id}/responses`)).body[0].blocked).toBe(true);
    expect((await admin.get(`/api/discussions/${id}/responses`)).body[0].blocked).toBe(false);
    await block(other.userId, false);
    expect((await block(author.userId, true)).status).toBe(422);
  });
});

describe('notifications and reports', () => {
  it('tell the author of a reply once until it is read, and nobody who muted it', async () => {
    const { id } = await begin();
    await other.post(`/api/discussions/${id}/responses`, aResponse());
    await other.post(`/api/discussions/${id}/responses`, aResponse());
    await app.runJobs();
    const own = async () =>
      (await author.get('/api/notifications/me')).body.filter((one: { path: string }) => one.path.endsWith(id));
    const [notice] = await own();
    expect(notice).toMatchObject({ kind: 'reply', about: aDiscussion().title, read: false });
    expect(await own()).toHaveLength(1);
    expect((await other.post(`/api/notifications/${notice.id}/read`)).status).toBe(404);
    await author.post(`/api/notifications/${notice.id}/read`);
    await author.put(`/api/discussions/${id}/level`, { level: 'muted' });
    await other.post(`/api/discussions/${id}/responses`, aResponse());
    await app.runJobs();
    expect(await own()).toHaveLength(1);
  });

  it('reach the moderators once a person, and a decision hides and tells', async () => {
    const { id } = await begin();
    const body = { kind: 'discussion', targetId: id, reason: 'hurts', note: 'It names my brother.' };
    const filed = (await other.post('/api/reports', body)).body.id;
    expect((await other.post('/api/reports', body)).body.id).toBe(filed);
    expect((await author.get('/api/reports')).status).toBe(403);
    const mine = (await admin.get('/api/reports')).body.find((one: { id: string }) => one.id === filed);
    expect(mine).toMatchObject({ note: 'It names my brother.', author: 'Tobias R.', status: 'open' });
    const [stored] = await app.knex('community_reports').where({ id: filed });
    expect(stored.note_sealed.toString('utf8')).not.toContain('brother');
    await admin.post(`/api/reports/${filed}/decide`, { decision: 'hide' });
    await app.runJobs();
    expect((await other.get(`/api/discussions/${id}`)).status).toBe(404);
    expect((await author.get('/api/notifications/me')).body[0]).toMatchObject({ kind: 'hidden' });
  });
});
