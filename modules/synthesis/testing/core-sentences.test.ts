import { expect, it } from 'vitest';
import { sentenceFeatures, sentenceWeights } from '#modules/observations/public';
import { rate, readRows } from './core-sentences';

it.each(['en-lwazi', 'de-petra', 'es-abril'])('what readers chose of %s is ranked before the rest', async (name) => {
  const rows = await readRows((set, persona) => set === 'apart-11' && persona === name);
  const [ordered] = rate(
    rows,
    sentenceFeatures.map((feature) => sentenceWeights[feature]),
  );
  expect(ordered).toBeGreaterThan(0.65);
});
