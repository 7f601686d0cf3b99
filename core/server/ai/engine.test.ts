import { afterAll, describe, expect, it, vi } from 'vitest';
import { createEngine } from './engine';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet);
afterAll(() => engine.stop());

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);

/** Vectors of a fixed pattern: the search must find the same as a plain loop. */
const vectorsOf = (count: number, seed: number): Float32Array[] =>
  Array.from({ length: count }, (_, n) =>
    Float32Array.from({ length: engine.embedder.dims }, (_, i) => Math.sin((n + seed) * 7919 + i * 104729)),
  );
const keyed = (vectors: readonly Float32Array[]) => vectors.map((vector, i) => ({ key: `p${i}`, vector }));

/** How often the event loop went round while `work` ran: a few times at most if the work were done on it. */
const countTurns = async (work: () => Promise<unknown>): Promise<number> => {
  let turns = 0;
  let next = setImmediate(function count() {
    turns += 1;
    next = setImmediate(count);
  });
  await work();
  clearImmediate(next);
  return turns;
};

describe('the embedder', () => {
  it('gives unit vectors of its dimensions, in order, the same alone and in a batch', async () => {
    const texts = ['I miss my father.', 'The price of bread went up.', 'I grieve for my dad.'];
    const [father, bread, dad] = await engine.embedder.embed(texts);
    const [alone] = await engine.embedder.embed(['I miss my father.']);
    if (!father || !bread || !dad || !alone) throw new Error('a vector is missing');
    expect(father).toHaveLength(engine.embedder.dims);
    expect(dot(father, father)).toBeCloseTo(1, 5);
    expect(dot(father, alone)).toBeCloseTo(1, 5);
    expect(dot(father, dad)).toBeGreaterThan(dot(father, bread) + 0.2);
  });

  it('takes empty texts, strange signs and very long texts', async () => {
    const vectors = await engine.embedder.embed(['', ' \n ', '😀', '\ud800', 'x'.repeat(100_000), 'end']);
    expect(vectors).toHaveLength(6);
    expect(vectors.slice(0, 2).every((vector) => vector.every((x) => x === 0))).toBe(true);
    expect(vectors.every((vector) => vector.every(Number.isFinite))).toBe(true);
    expect(await engine.embedder.embed([])).toEqual([]);
  });

  it('refuses more than it can hold with 503', async () => {
    await expect(engine.embedder.embed(new Array<string>(4001).fill('x'))).rejects.toMatchObject({ status: 503 });
  });

  it('serves a short call between the batches of a long one', async () => {
    const order: string[] = [];
    const long = engine.embedder
      .embed(new Array<string>(160).fill('I walked along the river.'))
      .then(() => order.push('long'));
    const short = engine.embedder.embed(['hello']).then(() => order.push('short'));
    await Promise.all([long, short]);
    expect(order).toEqual(['short', 'long']);
  });
});

describe('nearest', () => {
  const queries = vectorsOf(5, 1000);
  const candidates = vectorsOf(300, 1);
  const expected = candidates
    .map((vector, i) => {
      const scores = queries.map((query) => dot(query, vector));
      const score = Math.max(...scores);
      return { key: `p${i}`, query: scores.indexOf(score), score };
    })
    .sort((a, b) => b.score - a.score);

  it('finds what a plain loop finds, best first', async () => {
    const found = await engine.nearest(queries, keyed(candidates), 20);
    expect(found.map(({ key, query }) => ({ key, query }))).toEqual(
      expected.slice(0, 20).map(({ key, query }) => ({ key, query })),
    );
    expect(found[0]?.score).toBeCloseTo(expected[0]?.score ?? 0, 3);
  });

  it('counts the best of several vectors of one key, and answers nothing to nothing', async () => {
    const same = candidates.map((vector) => ({ key: 'one', vector }));
    expect((await engine.nearest(queries, same, 10)).map(({ key }) => key)).toEqual(['one']);
    expect(await engine.nearest([], keyed(candidates), 10)).toEqual([]);
    expect(await engine.nearest(queries, [], 10)).toEqual([]);
  });

  it('refuses vectors of another length', async () => {
    await expect(engine.nearest(queries, [{ key: 'x', vector: new Float32Array(3) }], 1)).rejects.toThrow('3 floats');
  });

  it('loads a corpus once a version, also for callers at the same time, and searches among the given keys', async () => {
    let loads = 0;
    const corpus = (version: string, some: readonly Float32Array[]) => ({
      name: 'practitioners',
      version,
      async *load() {
        loads += 1;
        const all = keyed(some);
        yield all.slice(0, 100);
        yield all.slice(100);
      },
    });
    const searches = await Promise.all(
      [1, 2, 3].map(() => engine.nearestIn(queries, corpus('1', candidates), { limit: 5 })),
    );
    for (const found of searches)
      expect(found.map(({ key }) => key)).toEqual(expected.slice(0, 5).map(({ key }) => key));
    expect(loads).toBe(1);

    const among = expected.slice(100, 110).map(({ key }) => key);
    const some = await engine.nearestIn(queries, corpus('1', candidates), { limit: 5, among });
    expect(some.map(({ key }) => key)).toEqual(among.slice(0, 5));
    expect(loads).toBe(1);

    expect(await engine.nearestIn(queries, corpus('2', candidates.slice(0, 1)), { limit: 5 })).toHaveLength(1);
    expect(loads).toBe(2);
  });

  it('passes on what a load throws, and loads again the next time', async () => {
    const broken = {
      name: 'broken',
      version: '1',
      load: async function* () {
        yield [];
        throw new Error('no rows');
      },
    };
    await expect(engine.nearestIn(queries, broken, { limit: 1 })).rejects.toThrow('no rows');
    const whole = {
      ...broken,
      load: async function* () {
        yield keyed(candidates);
      },
    };
    expect(await engine.nearestIn(queries, whole, { limit: 1 })).toHaveLength(1);
  });

  it('leaves the event loop free while it searches', async () => {
    const many = vectorsOf(2000, 5);
    const corpus = {
      name: 'many',
      version: '1',
      load: async function* () {
        for (let i = 0; i < many.length; i += 500) yield keyed(many.slice(i, i + 500));
      },
    };
    const search = () => engine.nearestIn(many.slice(0, 40), corpus, { limit: 50 });
    expect(await search()).toHaveLength(50);
    expect(await countTurns(search)).toBeGreaterThan(10);
  });
});

describe('long texts', () => {
  it('splits 50,000 characters and leaves the event loop free', async () => {
    const text = 'I was walking by the river when my father’s voice came back to me, and I wept. '.repeat(640);
    const turns = await countTurns(async () => {
      expect(await engine.sentences(text)).toHaveLength(640);
      expect((await engine.passages(text)).length).toBeGreaterThan(60);
    });
    expect(turns).toBeGreaterThan(10);
  });
});

describe('a stop', () => {
  it('finishes what is queued, then refuses with 503', async () => {
    const other = createEngine(quiet);
    // Queued work has five seconds to finish, and the first call loads the model.
    await other.embedder.embed(['none']);
    const queued = other.embedder.embed(['one', 'two']);
    await other.stop();
    expect(await queued).toHaveLength(2);
    await expect(other.sentences('x')).rejects.toMatchObject({ status: 503 });
    await other.stop();
  });

  it('waits for nothing when nothing ever ran', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    await createEngine(quiet).stop();
    expect(vi.getTimerCount()).toBe(0);
    vi.useRealTimers();
  });
});
