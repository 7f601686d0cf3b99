import { Type } from '@sinclair/typebox';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ObjectRequest } from '../../contract/ai';
import { type LlmServer, startLlmServer } from '../../testing/llm-server';
import type { Ledger } from './ledger';
import { createWriter, NO_WRITER, type Writer } from './writer';

const REQUEST: ObjectRequest = {
  purpose: 'synthesis',
  ownerId: 'c0ffee00-0000-4000-8000-000000000001',
  promptVersion: '1',
  system: 'Read the answers.',
  data: { answers: [] },
  schema: Type.Object({ title: Type.String() }),
};

const lines: string[] = [];
const log = {
  info: (message: string, fields?: object) => lines.push(message + JSON.stringify(fields)),
  warn: (message: string, fields?: object) => lines.push(message + JSON.stringify(fields)),
  error: (message: string, fields?: object) => lines.push(message + JSON.stringify(fields)),
};

/** Keeps the rows of a test in memory; the table itself is tested in ledger.test.ts. */
const memoryLedger = (places: number) => {
  const rows: { outcome: string; tokensIn: number | null; latencyMs: number }[] = [];
  const ledger: Ledger = {
    begin: async () =>
      rows.length < places ? String(rows.push({ outcome: 'begun', tokensIn: null, latencyMs: 0 }) - 1) : null,
    findUsualMs: async () => rows.find(({ outcome }) => outcome === 'ok')?.latencyMs ?? null,
    end: async (id, { outcome, tokensIn, latencyMs }) => {
      rows[Number(id)] = { outcome, tokensIn, latencyMs };
    },
  };
  return { rows, ledger };
};

let server: LlmServer;
let writer: Writer;
beforeAll(async () => {
  server = await startLlmServer();
});
beforeEach(() => {
  server.requests.length = 0;
  lines.length = 0;
  server.answer({ title: 'The river' });
  server.mode('ok');
});
afterEach(() => writer.stop());
afterAll(() => server.stop());

const make = ({ places = 100, timeoutMs = 5000, breakMs = 30_000 } = {}) => {
  const { rows, ledger } = memoryLedger(places);
  const llm = {
    kind: 'openai-compatible',
    baseUrl: server.url,
    apiKey: 'k',
    model: 'm',
    timeoutMs,
    monthlyCalls: places,
    checkModel: 'strict',
    price: { perMillionIn: 2.5, perMillionOut: 10, currency: 'EUR', limit: null },
  } as const;
  writer = createWriter({ llm, ledger, log, breakMs });
  return rows;
};

describe('the writer', () => {
  it('says that nothing is configured', async () => {
    writer = NO_WRITER;
    expect(writer.provider).toBeNull();
    expect(await writer.object(REQUEST)).toEqual({ ok: false, reason: 'not-configured' });
  });

  it('answers with the model’s name, names the host, and writes one row a call', async () => {
    const rows = make();
    expect(writer.provider).toBe(new URL(server.url).host);
    expect(await writer.object(REQUEST)).toEqual({ ok: true, value: { title: 'The river' }, model: 'm' });
    expect(rows).toEqual([{ outcome: 'ok', tokensIn: 321, latencyMs: expect.any(Number) }]);
  });

  it('asks the model that checks for a check, and knows how long its answers take', async () => {
    make();
    expect(await writer.object({ ...REQUEST, isCheck: true })).toMatchObject({ ok: true, model: 'strict' });
    expect(server.requests.at(-1)?.body.model).toBe('strict');
    expect(await writer.findUsualMs('synthesis')).toBeGreaterThanOrEqual(0);
    expect([writer.price?.perMillionOut, writer.timeoutMs]).toEqual([10, 5000]);
  });

  it('asks nobody once the quota is used up', async () => {
    make({ places: 1 });
    await writer.object(REQUEST);
    expect(await writer.object(REQUEST)).toEqual({ ok: false, reason: 'quota' });
    expect(server.requests).toHaveLength(1);
  });

  it('gives up at the time limit, over all tries, and ends the connection', async () => {
    const rows = make({ timeoutMs: 300 });
    server.mode('hang');
    const before = server.abandoned;
    expect(await writer.object(REQUEST)).toEqual({ ok: false, reason: 'timeout' });
    expect(rows[0]).toMatchObject({ outcome: 'timeout' });
    await expect.poll(() => server.abandoned).toBe(before + 1);
  });

  it('opens the breaker after four troubles, asks nobody meanwhile, and recovers', async () => {
    const rows = make({ breakMs: 400 });
    server.mode('unavailable');
    for (let i = 0; i < 4; i += 1) expect(await writer.object(REQUEST)).toEqual({ ok: false, reason: 'provider' });
    const asked = server.requests.length;
    expect(await writer.object(REQUEST)).toEqual({ ok: false, reason: 'breaker' });
    expect(server.requests).toHaveLength(asked);
    expect(rows).toHaveLength(4);

    server.mode('ok');
    await new Promise((resolve) => setTimeout(resolve, 500));
    expect(await writer.object(REQUEST)).toMatchObject({ ok: true });
    expect(await writer.object(REQUEST)).toMatchObject({ ok: true });
  });

  it('keeps the breaker closed when answers only break the schema', async () => {
    make();
    server.mode('broken-schema');
    for (let i = 0; i < 6; i += 1) expect(await writer.object(REQUEST)).toEqual({ ok: false, reason: 'schema' });
  });

  it('aborts what runs when it is stopped', async () => {
    make({ timeoutMs: 20_000 });
    server.mode('hang');
    const answer = writer.object(REQUEST);
    await expect.poll(() => server.requests.length).toBe(1);
    writer.stop();
    expect(await answer).toEqual({ ok: false, reason: 'provider' });
  });

  it('ends a call when its asker leaves, and does not blame the provider', async () => {
    const rows = make({ timeoutMs: 20_000 });
    server.mode('hang');
    for (let i = 0; i < 5; i += 1) {
      const leaver = new AbortController();
      const asked = server.requests.length;
      const answer = writer.object({ ...REQUEST, signal: leaver.signal });
      await expect.poll(() => server.requests.length).toBe(asked + 1);
      leaver.abort();
      expect(await answer).toEqual({ ok: false, reason: 'stopped' });
    }
    expect(rows.map(({ outcome }) => outcome)).toEqual(Array(5).fill('stopped'));
    server.mode('ok');
    expect(await writer.object(REQUEST)).toMatchObject({ ok: true });
  });

  it('logs no word of the material or the answer', async () => {
    make();
    server.mode('broken-schema');
    await writer.object({ ...REQUEST, data: { answers: ['a heron by the pond'] } });
    expect(lines.length).toBeGreaterThan(0);
    expect(lines.join('\n')).not.toMatch(/heron|surprise/u);
  });
});
