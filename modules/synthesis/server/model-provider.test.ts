import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { aReadyClient } from '#modules/profile/testing/ready-client';
import {
  answerWith,
  type Essays,
  essayAnswers,
  essayMonthlyCalls,
  essayNames,
  startEssays,
} from '../testing/essay-provider';
import { generateFor, readingOf } from '../testing/factory';

// The embedder loads with the first generation, on a machine that may be busy.
vi.setConfig({ testTimeout: 120_000 });

let essays: Essays;
beforeAll(async () => {
  essays = await startEssays();
}, 180_000);
afterAll(() => essays?.stop());
beforeEach(() => essays.llm.mode('ok'));

describe('what leaves for a language model', () => {
  it('sends nothing without consent to this very provider', async () => {
    const client = await essays.ready();
    expect((await essays.ask(client, null)).calls).toBe(0);
    const before = essays.llm.requests.length;
    expect((await client.post('/api/synthesis/generate', { shareWith: 'api.openai.com' })).status).toBe(422);
    const { jobId } = (await client.post('/api/synthesis/generate', { shareWith: essays.provider })).body;
    // The essays.provider was changed between the consent and the work.
    await essays.app.knex('synthesis_jobs').where({ id: jobId }).update({ share_with: 'old.example.com' });
    await essays.app.runJobs();
    expect(essays.llm.requests.length).toBe(before);
    expect((await readingOf(client)).engine).toMatchObject({ kind: 'embedded', fallback: 'not-configured' });
  });

  it('keeps a trail of the consent without a text', async () => {
    const client = await essays.ready();
    answerWith(essays.llm, () => ({}));
    const { job } = await essays.ask(client);
    const [entry] = await essays.app.knex('audit_log').where({ actor: client.userId, action: 'synthesis.share' });
    expect(entry).toMatchObject({ object: job.jobId, detail: { provider: essays.provider } });
    const calls = await essays.app.knex('ai_calls').where({ user_id: client.userId }).orderBy('created_at');
    expect(calls).toMatchObject(
      ['synthesis', 'synthesis-check'].map((purpose) => ({ purpose, outcome: 'ok', provider: essays.provider })),
    );
  });

  it('never sends a sentence that raised the gate, also where the rest may go', async () => {
    const words = 'I was so tired of everything that I did not want to live any more.';
    const client = await aReadyClient(
      essays.app,
      { ...essayAnswers, 10: `The lamp in the hall is green. ${words}` },
      essayNames,
    );
    answerWith(essays.llm, () => ({}));
    const { reading, calls } = await essays.ask(client);
    expect(calls).toBe(2);
    expect(JSON.stringify(essays.llm.requests.slice(-calls))).not.toContain('did not want to live');
    expect(reading.content).not.toContain('did not want to live');
  });

  it('never sends what raised the crisis gate, released or not', async () => {
    const client = await aReadyClient(
      essays.app,
      { ...essayAnswers, 10: 'I want to kill myself and I have the pills at home.' },
      essayNames,
    );
    const before = essays.llm.requests.length;
    expect(await generateFor(essays.app, client, { shareWith: essays.provider })).toMatchObject({ status: 'held' });
    await generateFor(essays.app, client, { shareWith: essays.provider, afterHelp: true });
    expect(essays.llm.requests.length).toBe(before);
    expect((await readingOf(client)).engine).toMatchObject({ kind: 'embedded', fallback: 'sensitive' });
  });
});

describe('a essays.provider in trouble', () => {
  it.each([
    ['broken-schema', 'schema'],
    ['not-json', 'schema'],
    ['unavailable', 'provider'],
    ['truncated-stream', 'provider'],
    ['hang', 'timeout'],
  ] as const)('(%s) gives a reading by rules that says %s', async (mode, reason) => {
    const client = await essays.ready();
    essays.llm.mode(mode);
    const { job, reading } = await essays.ask(client);
    expect(job.status).toBe('done');
    expect(reading.engine).toMatchObject({
      kind: 'embedded',
      // Asked again with pauses, within the limit of time: whichever comes first.
      fallback: mode === 'unavailable' ? expect.stringMatching(/^(?:provider|timeout)$/) : reason,
    });
    expect(reading.themes.length).toBeGreaterThan(0);
  });

  it('(429 once) is asked again', async () => {
    const client = await essays.ready();
    essays.llm.mode('rate-limited-once');
    answerWith(essays.llm, () => ({}));
    const { reading, calls } = await essays.ask(client);
    expect(calls).toBe(3);
    expect(reading.engine.kind).toBe('model');
  });

  it('(share of the month used up) is not asked', async () => {
    const client = await essays.ready();
    const used = {
      user_id: client.userId,
      purpose: 'synthesis',
      provider: essays.provider,
      model: 'test-model',
      prompt_version: 'x',
      tokens_in: 0,
      tokens_out: 0,
      latency_ms: 0,
      outcome: 'ok',
    };
    await essays.app
      .knex('ai_calls')
      .insert(Array.from({ length: essayMonthlyCalls }, () => ({ id: randomUUID(), ...used })));
    const { calls, reading } = await essays.ask(client);
    expect(calls).toBe(0);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: 'quota' });
  });
});
