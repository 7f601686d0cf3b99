import { createEngine } from '#core/server/ai/engine';
import { centred } from '#modules/text-analysis/public';
import { likelyByVector, readVectorModel, type VectorHeader } from '../../lib/learned/vector-needs';
import type { Sentence } from './sentences';
import { type Descent, descend } from './train';

const folds = 4;
/** More passages at once are refused. */
const atOnce = 200;
const ofVectors: Descent = { rounds: 25, firstRate: 2, shrink: 5e-4 };

interface Embedded {
  readonly need: string;
  readonly vector: Float32Array;
}

const trainVectors = (sentences: readonly Embedded[], model: string): Buffer => {
  const classes = [...new Set(sentences.map(({ need }) => need))].sort();
  const dims = sentences[0]?.vector.length ?? 0;
  const { weights, bias } = descend(
    sentences.map(({ need, vector }) => ({ target: classes.indexOf(need), features: [...vector.entries()] })),
    classes.length,
    ofVectors,
  );
  const kept = weights.subarray(0, dims * classes.length);
  const step = kept.reduce((most, weight) => Math.max(most, Math.abs(weight)), 0) / 127;
  const header: VectorHeader = {
    model,
    dims,
    classes,
    bias: [...bias].map((one) => Math.round(one * 1000) / 1000),
    step,
  };
  const bytes = Buffer.from(Int8Array.from(kept, (weight) => Math.round(weight / step)).buffer);
  return Buffer.concat([Buffer.from(`${JSON.stringify(header)}\n`), bytes]);
};

/** Trains on three quarters and asks for the rest: how many are given the right need first, and among the first three. */
const validate = (sentences: readonly Embedded[], model: string) => {
  const places = Array.from({ length: folds }, (_, fold) => fold).flatMap((fold) => {
    const made = readVectorModel(
      trainVectors(
        sentences.filter((_, index) => index % folds !== fold),
        model,
      ),
    );
    return sentences
      .filter(({ need }, index) => index % folds === fold && need !== 'none')
      .map(({ need, vector }) => {
        const shares = likelyByVector(made, vector);
        const own = shares.get(need) ?? 0;
        return [...shares].filter(([id, share]) => id !== 'none' && share > own).length;
      });
  });
  const within = (most: number): number =>
    Math.round((1000 * places.filter((one) => one < most).length) / places.length) / 1000;
  return { right: within(1), amongThree: within(3) };
};

/** The weights over vectors of English sentences, and how well those that were left out are recognised. */
export const trainByVectors = async (sentences: readonly Sentence[]) => {
  const silent = () => undefined;
  const engine = createEngine({ info: silent, warn: silent, error: silent });
  const embedder = centred(engine.embedder);
  const vectors: Float32Array[] = [];
  for (let from = 0; from < sentences.length; from += atOnce) {
    vectors.push(...(await embedder.embed(sentences.slice(from, from + atOnce).map(({ text }) => text))));
  }
  await engine.stop();
  const embedded = sentences.map(({ need }, index) => ({ need, vector: vectors[index] as Float32Array }));
  return { file: trainVectors(embedded, embedder.id), validated: validate(embedded, embedder.id) };
};
