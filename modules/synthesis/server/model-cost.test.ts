import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { ModelEstimate } from '../schemas/preparation';
import { answerWith, type Essays, startEssays } from '../testing/essay-provider';
import { costOf, estimateTokens, outputWithin } from './writer/model-cost';

vi.setConfig({ testTimeout: 120_000 });

const price = { perMillionIn: 3, perMillionOut: 15, currency: 'EUR' };
let dear: Essays;
let capped: Essays;
beforeAll(async () => {
  dear = await startEssays({ price: { ...price, limit: 0.001 } });
  capped = await startEssays({ price: { ...price, limit: 0.5 }, timeoutMs: 30_000 });
}, 180_000);
afterAll(async () => {
  await dear?.stop();
  await capped?.stop();
});

const estimateIn = async ({ ready }: Essays): Promise<ModelEstimate> =>
  (await (await ready()).get('/api/synthesis/preparation')).body.model;

describe('the price of an essay', () => {
  it('is said before, with the time that it usually takes', async () => {
    const before = await estimateIn(capped);
    expect(before).toMatchObject({ provider: capped.provider, limit: 0.5, seconds: null, mostSeconds: 60 });
    expect(before.cost).toEqual({ amount: costOf(price, before.tokens), currency: 'EUR' });
    expect(before.cost?.amount).toBeGreaterThan(0.05);
    expect(before.cost?.amount).toBeLessThan(0.5);
    const client = await capped.ready();
    answerWith(capped.llm, () => ({}));
    expect((await capped.ask(client)).reading.engine.kind).toBe('model');
    expect((await estimateIn(capped)).seconds).toBeGreaterThan(0);
  });

  it('is not paid where it would be above the limit: nothing is sent', async () => {
    const client = await dear.ready();
    const { calls, reading } = await dear.ask(client);
    expect(calls).toBe(0);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: 'cost' });
    expect(reading.themes.length).toBeGreaterThan(0);
  });

  it('ends the call of a provider that writes more than it may', async () => {
    const client = await capped.ready();
    answerWith(capped.llm, () => ({ closing: [[{ text: 'x'.repeat(90_000), evidence: [] }]] }));
    const { calls, reading } = await capped.ask(client);
    expect(calls).toBe(1);
    expect(reading.engine).toMatchObject({ kind: 'embedded', fallback: 'cost' });
  });

  it('bounds what may be written, and grows with what was', () => {
    expect(outputWithin(null, 20_000)).toBe(8000);
    expect(outputWithin({ ...price, limit: null }, 20_000)).toBe(8000);
    expect(outputWithin({ ...price, limit: 0.2 }, 10_000)).toBe(5490);
    expect(outputWithin({ ...price, limit: 0.09 }, 10_000)).toBeNull();
    expect(outputWithin({ perMillionIn: 0, perMillionOut: 0, currency: 'EUR', limit: 0 }, 10_000)).toBe(8000);
    expect(estimateTokens(4000).sent).toBeGreaterThan(estimateTokens(400).sent);
  });
});
