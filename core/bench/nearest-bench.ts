import { createEngine } from '../server/ai/engine';
import { compare, measure, report } from './compare';
import { findLongestPause } from './longest-pause';

/* The search among sentence vectors: 40 queries in 10,000, next to a plain loop on this thread. */
const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet);
const vectors = Array.from({ length: 10_000 }, (_, n) =>
  Float32Array.from({ length: engine.embedder.dims }, (_, i) => Math.sin((n + 5) * 7919 + i * 104729)),
);
const queries = vectors.slice(0, 40);
const corpus = {
  name: 'many',
  version: '1',
  load: async function* () {
    for (let i = 0; i < vectors.length; i += 500)
      yield vectors.slice(i, i + 500).map((vector, at) => ({ key: `p${i + at}`, vector }));
  },
};
const search = async (): Promise<void> => {
  const found = await engine.nearestIn(queries, corpus, { limit: 50 });
  if (found.length !== 50) throw new Error(`${found.length} found instead of 50`);
};
const plainLoop = (): number => {
  let best = 0;
  for (const vector of vectors)
    for (const query of queries) {
      let score = 0;
      for (let i = 0; i < query.length; i += 1) score += (query[i] ?? 0) * (vector[i] ?? 0);
      best = Math.max(best, score);
    }
  return best;
};

await search();
await compare({ name: 'nearest, 40 in 10,000, to a plain loop', ours: search, base: plainLoop, budget: 1.5 });
report('longest pause meanwhile, to a plain loop', await findLongestPause(search), await measure(plainLoop), 0.2);

const text = 'I was walking by the river when my father’s voice came back to me, and I wept. '.repeat(640);
const split = async (): Promise<void> => {
  await engine.sentences(text);
  await engine.passages(text);
};
await split();
report('longest pause of a split of 50,000 characters', await findLongestPause(split), await measure(split), 0.5);
await engine.stop();
