import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { paletteOf } from '../../schemas/gem-colors';
import { aLaborResponse, anAnswer } from '../../testing/factory';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({ modules: ['labors'] });
});
afterAll(() => app.stop());

const story = 'When I was eleven I broke the blue bowl and hid the pieces.';

describe('POST /api/labor-responses', () => {
  it('saves a first answer with 201 and gives it back word for word', async () => {
    const client = await app.as('client');
    const text = 'Zwölf 🌊 lines\r\n\twith  spaces, 北京 and “quotes”.';
    const saved = await client.post('/api/labor-responses', anAnswer(1, text));
    expect(saved.status).toBe(201);
    expect(saved.headers.etag).toBe('"1"');
    const list = await client.get('/api/labor-responses/me');
    expect(list.body).toHaveLength(1);
    expect(list.body[0]).toMatchObject({ laborNumber: 1, laborName: 'Origins', textResponse: text, version: 1 });
  });

  it('answers 200 with the stored row when the same text comes again', async () => {
    const client = await app.as('client');
    const first = await client.post('/api/labor-responses', anAnswer(2, story));
    const again = await client.post('/api/labor-responses', anAnswer(2, story));
    expect([first.status, again.status]).toEqual([201, 200]);
    expect(again.body).toMatchObject({ id: first.body.id, version: 1 });
  });

  it('wants to know which version is replaced, and refuses an old one with the current text', async () => {
    const client = await app.as('client');
    await aLaborResponse(client, 3, story);
    const other = anAnswer(3, `${story} My mother never said a word.`);
    expect((await client.post('/api/labor-responses', other)).status).toBe(428);
    expect((await client.post('/api/labor-responses', other, { 'if-match': '"1"' })).status).toBe(200);
    const late = await client.post('/api/labor-responses', anAnswer(3, 'from another tab'), { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    expect(late.body.current).toMatchObject({ version: 2, textResponse: other.textResponse });
  });

  it.each([
    ['', 422],
    ['   ', 422],
    ['\u00a0\u00a0', 422],
    ['\u200b', 422],
    ['\ufeff', 422],
    ['\u3000\n\t', 422],
    ['x'.repeat(100_000), 422],
  ])('refuses an answer without words or beyond the limit (%#)', async (text, status) => {
    const client = await app.as('client');
    const refused = await client.post('/api/labor-responses', anAnswer(4, text));
    expect(refused.status).toBe(status);
    expect((await client.get('/api/labor-responses/me')).body).toEqual([]);
  });

  it('says the specified sentence for a blank answer', async () => {
    const client = await app.as('client');
    const refused = await client.post('/api/labor-responses', anAnswer(4, '  \n '));
    expect(refused.body.detail).toBe('Please provide a response before saving');
  });

  it('keeps 50,000 characters', async () => {
    const client = await app.as('client');
    const text = 'wort '.repeat(10_000);
    expect((await client.post('/api/labor-responses', anAnswer(6, text))).status).toBe(201);
    expect((await client.get('/api/labor-responses/me')).body[0].textResponse).toBe(text);
  });

  it('refuses a name that is not the Labor’s, and a clientId in the body', async () => {
    const client = await app.as('client');
    const wrong = await client.post('/api/labor-responses', { ...anAnswer(1, story), laborName: 'Creativity' });
    const smuggled = await client.post('/api/labor-responses', { ...anAnswer(1, story), clientId: client.userId });
    expect([wrong.status, smuggled.status]).toEqual([422, 422]);
  });

  it('makes one row of twenty first saves at once', async () => {
    const client = await app.as('client');
    const all = await Promise.all(
      Array.from({ length: 20 }, (_, index) =>
        client.post('/api/labor-responses', anAnswer(8, `version ${index % 2}`)),
      ),
    );
    expect(all.filter(({ status }) => status === 201)).toHaveLength(1);
    expect(new Set(all.map(({ status }) => status))).toEqual(new Set([201, 200, 428]));
    expect((await client.get('/api/labor-responses/me')).body).toHaveLength(1);
  });
});

describe('a save', () => {
  it('goes three times to the database in its transaction: what stands, what is written and who is told, the end', async () => {
    const client = await app.as('client');
    // Makes the person's key, and has it read.
    await aLaborResponse(client, 1, story);
    await client.put('/api/labor-drafts/2', { text: story }, { 'if-match': '"0"' });
    /** Statements that were sent without waiting for an answer in between. */
    const trips: string[][] = [];
    let isWaiting = false;
    const note = ({ sql }: { readonly sql: string }): void => {
      if (!isWaiting) trips.push([]);
      isWaiting = true;
      trips.at(-1)?.push(sql.trim().replace(/\s+/g, ' '));
    };
    const noteAnswer = (): void => {
      isWaiting = false;
    };
    app.knex.on('query', note).on('query-response', noteAnswer);
    const sent = { ...anAnswer(2, story), draftRevision: 1 };
    const first = await client.post('/api/labor-responses', sent);
    const ofFirst = trips.splice(0);
    // Knex does not say that a COMMIT was answered.
    noteAnswer();
    await client.post('/api/labor-responses', anAnswer(2, `${story} Nobody asked.`), { 'if-match': '"1"' });
    app.knex.off('query', note).off('query-response', noteAnswer);
    expect(first.body).toMatchObject({ version: 1 });
    const transaction = (all: readonly string[][]): readonly string[][] =>
      all.slice(all.findIndex(([sql]) => /^begin/i.test(sql ?? '')));
    expect(transaction(ofFirst)).toEqual([
      [
        expect.stringMatching(/^begin/i),
        expect.stringContaining('pg_advisory_xact_lock'),
        expect.stringMatching(/"labor_responses" .* for update/),
        expect.stringMatching(/"labor_drafts" .* for update/),
      ],
      [
        expect.stringMatching(/insert into labor_responses .* insert into labor_response_versions .* delete from/),
        expect.stringMatching(/insert into outbox_events .*add_job/),
      ],
      [expect.stringMatching(/^commit/i)],
    ]);
    expect(transaction(trips)).toHaveLength(3);
  });
});

describe('an answer', () => {
  it('belongs to its writer: another client gets 404 for every verb and nothing changes', async () => {
    const [owner, other] = [await app.as('client'), await app.as('client')];
    const { id } = await aLaborResponse(owner, 1, story);
    const path = `/api/labor-responses/${id}`;
    const answers = [
      await other.get(path),
      await other.get(`${path}/history`),
      await other.put(path, { textResponse: 'mine now' }, { 'if-match': '"1"' }),
      await other.delete(path),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
    expect((await owner.get(path)).body.textResponse).toBe(story);
  });

  it('keeps every version', async () => {
    const client = await app.as('client');
    const { id } = await aLaborResponse(client, 5, 'first');
    await client.put(`/api/labor-responses/${id}`, { textResponse: 'second' }, { 'if-match': '"1"' });
    const { body } = await client.get(`/api/labor-responses/${id}/history`);
    expect(
      body.map(({ version, textResponse }: { version: number; textResponse: string }) => [version, textResponse]),
    ).toEqual([
      [2, 'second'],
      [1, 'first'],
    ]);
  });

  it('can be deleted and brought back within its thirty days', async () => {
    const client = await app.as('client');
    const { id } = await aLaborResponse(client, 9, story);
    expect((await client.delete(`/api/labor-responses/${id}`)).status).toBe(204);
    expect((await client.get(`/api/labor-responses/${id}`)).status).toBe(404);
    expect((await client.get('/api/labor-responses/me')).body).toEqual([]);
    expect((await client.get('/api/labor-responses/me?status=withdrawn')).body).toHaveLength(1);
    expect((await client.post(`/api/labor-responses/${id}/restore`, {})).body.textResponse).toBe(story);
    expect((await client.get('/api/labor-responses/me')).body).toHaveLength(1);
  });

  it('is not readable in the database', async () => {
    const client = await app.as('client');
    await aLaborResponse(client, 10, 'canary-of-the-deep');
    const rows = await app.knex('labor_responses').where({ user_id: client.userId });
    expect(JSON.stringify(rows.map((row) => row.text_sealed.toString('latin1')))).not.toContain('canary-of-the-deep');
  });
});

describe('a draft', () => {
  it('is kept, continued by revision and gone once the answer is saved', async () => {
    const client = await app.as('client');
    const put = (text: string, revision: string | null) =>
      client.put('/api/labor-drafts/4', { text }, { 'if-match': revision === null ? null : `"${revision}"` });
    expect((await put('half a', '0')).body).toMatchObject({ revision: 1, basedOn: null });
    expect((await put('half a sentence', '1')).body.revision).toBe(2);
    const stale = await put('from another tab', '1');
    expect([stale.status, stale.body.current.text]).toEqual([412, 'half a sentence']);
    expect((await put('without version', null)).status).toBe(428);
    await aLaborResponse(client, 4, 'the whole sentence');
    expect((await client.get('/api/labor-drafts/me')).body).toEqual([]);
  });

  it('takes one of two windows that write at once, and tells the other what stands', async () => {
    const client = await app.as('client');
    const put = (text: string, match: string) => client.put('/api/labor-drafts/7', { text }, { 'if-match': match });
    for (const match of ['"0"', '"1"', '"2"']) {
      const both = await Promise.all(['one', 'other'].map((text) => put(`${text} ${match}`, match)));
      expect(both.map(({ status }) => status).sort(), match).toEqual([200, 412]);
      const [won, lost] = both[0]?.status === 200 ? both : both.toReversed();
      expect(lost?.body.current.text, match).toBe(won?.body.text);
    }
    for (const match of ['"01"', '"x"', '"9"', '"99999999999"'])
      expect((await put('no', match)).status, match).toBe(412);
    const nobody = await client.put('/api/labor-drafts/8', { text: 'no' }, { 'if-match': '"1"' });
    expect([nobody.status, nobody.body.current]).toEqual([412, null]);
    expect((await client.get('/api/labor-drafts/me')).body).toHaveLength(1);
  });

  it('of another window is not dropped by a save that has not seen it', async () => {
    const client = await app.as('client');
    const other = { text: 'written on the telephone' };
    expect((await client.put('/api/labor-drafts/3', other, { 'if-match': '"0"' })).status).toBe(200);
    const refused = await client.post('/api/labor-responses', { ...anAnswer(3, story), draftRevision: 0 });
    expect([refused.status, refused.body.code, refused.body.current]).toEqual([
      412,
      'draft-changed',
      expect.objectContaining({ ...other, revision: 1 }),
    ]);
    expect((await client.get('/api/labor-responses/me')).body).toEqual([]);
    const same = await client.post('/api/labor-responses', { ...anAnswer(3, other.text), draftRevision: 0 });
    expect([same.status, (await client.get('/api/labor-drafts/me')).body]).toEqual([201, []]);
    await client.put('/api/labor-drafts/3', { text: 'more' }, { 'if-match': '"0"' });
    const seen = { ...anAnswer(3, story), draftRevision: 1 };
    expect((await client.post('/api/labor-responses', seen, { 'if-match': '"1"' })).status).toBe(200);
    expect((await client.get('/api/labor-drafts/me')).body).toEqual([]);
  });

  it('is gone too when it ended where the answer stood, and stays while an earlier version is brought back', async () => {
    const client = await app.as('client');
    const { id } = await aLaborResponse(client, 5, 'first');
    await client.post('/api/labor-responses', anAnswer(5, 'second'), { 'if-match': '"1"' });
    const begin = (text: string) => client.put('/api/labor-drafts/5', { text }, { 'if-match': '"0"' });
    await begin('second');
    expect((await client.post('/api/labor-responses', anAnswer(5, 'second'))).status).toBe(200);
    expect((await client.get('/api/labor-drafts/me')).body).toEqual([]);
    await begin('a third thought');
    const back = await client.post(`/api/labor-responses/${id}/versions/1/restore`, undefined, { 'if-match': '"2"' });
    expect(back.status).toBe(200);
    expect((await client.get('/api/labor-drafts/me')).body).toMatchObject([{ text: 'a third thought' }]);
  });

  it('does not count as an answer', async () => {
    const client = await app.as('client');
    await client.put('/api/labor-drafts/2', { text: 'only begun' }, { 'if-match': '"0"' });
    expect((await client.get('/api/labor-responses/me')).body).toEqual([]);
  });
});

describe('POST /api/mystical-colors', () => {
  it('answers a visitor with the six colours that the device calculates too, and sets no cookie', async () => {
    const answer = await (await app.as('anon')).post('/api/mystical-colors', { progress: 11.9 });
    expect(answer.status).toBe(200);
    expect(answer.body).toEqual({ colors: [...paletteOf(11)] });
    expect(answer.headers['set-cookie']).toBeUndefined();
  });

  it.each([{}, { progress: '5' }, { progress: -1 }, { progress: null }, { progress: 1, user: 'x' }])(
    'refuses %j',
    async (body) => {
      const answer = await (await app.as('anon')).post('/api/mystical-colors', body);
      expect(answer.status).toBe(422);
    },
  );
});
