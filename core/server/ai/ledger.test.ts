import { Type } from '@sinclair/typebox';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Ai, ObjectRequest } from '../../contract/ai';
import { testDatabase } from '../../testing/db';
import { type LlmServer, startLlmServer } from '../../testing/llm-server';
import type { Database } from '../host';
import { createAi } from './create-ai';
import { createLedger } from './ledger';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const MONTHLY = 3;

let db: Database;
let server: LlmServer;
let ai: Ai & { stop(): Promise<void> };
let person: string;

const request = (ownerId = person): ObjectRequest => ({
  purpose: 'synthesis',
  ownerId,
  promptVersion: '7',
  system: 'Read the answers.',
  data: { answers: ['a heron by the pond'] },
  schema: Type.Object({ title: Type.String() }),
});
const aPerson = async (): Promise<string> => {
  const email = `${crypto.randomUUID()}@example.org`;
  const [row] = await db.knex('users').insert({ email, first_name: 'A', last_name: 'B' }).returning('id');
  return row.id;
};

const speech = { ffmpeg: 'ffmpeg', pocketsphinx: 'pocketsphinx_continuous', service: null };
beforeAll(async () => {
  [db, server] = await Promise.all([testDatabase(), startLlmServer()]);
  const llm = {
    kind: 'anthropic',
    baseUrl: server.url,
    apiKey: 'k',
    model: 'claude-sonnet-4-5',
    timeoutMs: 5000,
    monthlyCalls: MONTHLY,
  } as const;
  ai = createAi({ config: { llm, speech }, log: quiet, knex: db.knex });
});
beforeEach(async () => {
  server.mode('ok');
  server.answer({ title: 'The heron' });
  person = await aPerson();
});
afterAll(async () => {
  await ai.stop();
  await Promise.all([db.stop(), server.stop()]);
});

const rowsOf = (userId: string) => db.knex('ai_calls').where({ user_id: userId }).orderBy('created_at');

describe('the ledger', () => {
  it('keeps one row a call, without a word of it', async () => {
    expect(await ai.writer.object(request())).toEqual({
      ok: true,
      value: { title: 'The heron' },
      model: 'claude-sonnet-4-5',
    });
    server.mode('broken-schema');
    expect(await ai.writer.object(request())).toEqual({ ok: false, reason: 'schema' });
    const rows = await rowsOf(person);
    expect(rows).toMatchObject([
      {
        purpose: 'synthesis',
        provider: new URL(server.url).host,
        prompt_version: '7',
        tokens_in: 321,
        tokens_out: 45,
        outcome: 'ok',
      },
      { outcome: 'schema', tokens_in: 321 },
    ]);
    expect(rows[0].latency_ms).toBeGreaterThan(0);
    expect(JSON.stringify(rows)).not.toMatch(/heron/u);
  });

  it('counts a person’s calendar month, and nobody else’s', async () => {
    for (let i = 0; i < MONTHLY; i += 1) expect(await ai.writer.object(request())).toMatchObject({ ok: true });
    expect(await ai.writer.object(request())).toEqual({ ok: false, reason: 'quota' });
    expect(await ai.writer.object(request(await aPerson()))).toMatchObject({ ok: true });
    await db
      .knex('ai_calls')
      .where({ user_id: person })
      .update({ created_at: new Date(Date.UTC(2020, 0, 31, 23, 59)) });
    expect(await ai.writer.object(request())).toMatchObject({ ok: true });
  });

  it('lets no more through when many ask at the same moment', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => ai.writer.object(request())));
    expect(answers.filter(({ ok }) => ok)).toHaveLength(MONTHLY);
    expect(await rowsOf(person)).toHaveLength(MONTHLY);
  });

  it('says how long answers for a purpose usually took', async () => {
    const model = `m-${crypto.randomUUID()}`;
    const ledger = createLedger(db.knex, 10);
    expect(await ledger.findUsualMs('synthesis', [model])).toBeNull();
    for (const [outcome, latencyMs] of [
      ['ok', 900],
      ['ok', 100],
      ['ok', 300],
      ['timeout', 60_000],
    ] as const) {
      const id = await ledger.begin(request(await aPerson()), { provider: 'p', model });
      await ledger.end(id ?? '', { outcome, latencyMs, tokensIn: 1, tokensOut: 1 });
    }
    expect(await ledger.findUsualMs('synthesis', [model])).toBe(300);
  });

  it('counts a call that never ended', async () => {
    const ledger = createLedger(db.knex, 1);
    expect(await ledger.begin(request(), { provider: 'p', model: 'm' })).not.toBeNull();
    expect(await ledger.begin(request(), { provider: 'p', model: 'm' })).toBeNull();
    expect(await rowsOf(person)).toMatchObject([{ outcome: 'begun' }]);
  });
});

describe('without a language model', () => {
  it('says so, and the rest works', async () => {
    const plain = createAi({ config: { llm: null, speech }, log: quiet, knex: db.knex });
    expect(plain.writer.provider).toBeNull();
    expect(await plain.writer.object(request())).toEqual({ ok: false, reason: 'not-configured' });
    expect(await plain.sentences('I came. I saw.')).toHaveLength(2);
    await plain.stop();
  });
});
