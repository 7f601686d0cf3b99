import { writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { createEngine } from '#core/server/ai/engine';
import { readLabelled as readSenseSentences } from '#modules/text-analysis/testing/sense/measure';
import { DANGER, ORDINARY } from './english-sentences';
import { readLabelled } from './measure';

/**
 * `npx tsx modules/safety/testing/crisis/train-likeness.ts` writes `data/likeness-weights.ts`: a logistic regression over the vectors of
 * labelled English sentences, danger against ordinary ones. It reads nothing that was set apart.
 */
const rounds = 300;
const rate = 8;
const shrink = 0.001;

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const engine = createEngine(quiet);
const items = [
  ...DANGER.map((text) => ({ text, danger: 1 })),
  ...ORDINARY.map((text) => ({ text, danger: 0 })),
  ...readLabelled('en', 'open').map(({ text, level }) => ({ text, danger: level > 0 ? 1 : 0 })),
  ...readSenseSentences('en', 'open').map(({ text }) => ({ text, danger: 0 })),
];
const vectors = await engine.embedder.embed(items.map(({ text }) => text));
await engine.stop();

const size = vectors[0]?.length ?? 0;
const positive = items.filter(({ danger }) => danger === 1).length;
const weightOf = (danger: number): number =>
  items.length / 2 / (danger === 1 ? positive : items.length - positive) / items.length;
const weights = new Float64Array(size);
let bias = 0;
for (let round = 0; round < rounds; round += 1) {
  const gradient = new Float64Array(size);
  let biasGradient = 0;
  for (const [index, { danger }] of items.entries()) {
    const vector = vectors[index] as Float32Array;
    let score = bias;
    for (let i = 0; i < size; i += 1) score += (weights[i] as number) * (vector[i] as number);
    const error = (1 / (1 + Math.exp(-score)) - danger) * weightOf(danger);
    for (let i = 0; i < size; i += 1) gradient[i] = (gradient[i] as number) + error * (vector[i] as number);
    biasGradient += error;
  }
  for (let i = 0; i < size; i += 1)
    weights[i] = (weights[i] as number) - rate * ((gradient[i] as number) + shrink * (weights[i] as number));
  bias -= rate * biasGradient;
}
const file = fileURLToPath(new URL('../../data/likeness-weights.ts', import.meta.url));
const text = `/** Made by \`testing/crisis/train-likeness.ts\`; never edited by hand. */
export const likenessWeights = {
  model: '${engine.embedder.id}',
  bias: ${bias.toFixed(4)},
  weights:
    '${Buffer.from(Float32Array.from(weights).buffer).toString('base64')}',
} as const;
`;
writeFileSync(file, text);
