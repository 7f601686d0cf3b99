import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { answersOf, type Writer } from '#modules/labors/testing/writers/writer';
import { createFeatureReader, observeAnswers, sentenceFeatures } from '#modules/observations/public';
import { answerTextsOf } from '../server/writer/sources';

/** The sentences of an invented client that a reader chose to show what the answers are about, as `labor.sentence`, best first. */
interface Choice {
  readonly persona: string;
  readonly best: readonly string[];
  readonly further: readonly string[];
}

export interface Row {
  readonly set: string;
  readonly persona: string;
  readonly language: string;
  readonly x: readonly number[];
  /** How much readers wanted it shown, from 0 to 1. */
  readonly y: number;
  readonly isBest: boolean;
}

const here = fileURLToPath(new URL('.', import.meta.url));
const read = <T>(...path: string[]): T => JSON.parse(readFileSync(join(here, ...path), 'utf8')) as T;

const foremost = 6;
const worthOf = ({ best, further }: Choice, id: string): number => {
  const place = best.indexOf(id);
  if (place >= 0) return place < foremost ? 1 : 0.75;
  return further.includes(id) ? 0.3 : 0;
};

/** Each sentence of the clients for whom readers chose, of those in one set or of all. */
export const readRows = async (of: (set: string, persona: string) => boolean = () => true): Promise<Row[]> => {
  const rows: Row[] = [];
  for (const file of readdirSync(join(here, 'core-sentences')).filter((one) => one.endsWith('.json')))
    for (const choice of read<Choice[]>('core-sentences', file)) {
      const set = file.slice(0, -'.json'.length);
      if (!of(set, choice.persona)) continue;
      const persona = read<Writer>('personas', set, `${choice.persona}.json`);
      const { matter } = await observeAnswers(answerTextsOf(answersOf(persona)));
      const features = createFeatureReader(matter);
      for (const sentence of matter.sentences) {
        const id = `${sentence.answer.laborNumber}.${sentence.index}`;
        const found = features(sentence);
        const { language } = matter;
        const x = sentenceFeatures.map((name) => found[name]);
        rows.push({
          set,
          persona: choice.persona,
          language,
          x,
          y: worthOf(choice, id),
          isBest: choice.best.includes(id),
        });
      }
    }
  return rows;
};

export const dot = (one: readonly number[], other: readonly number[]): number =>
  one.reduce((sum, value, index) => sum + value * (other[index] ?? 0), 0);

/** The chance that a chosen sentence is ranked before another of the same client, and how many of the chosen are in the first 15 %. */
export const rate = (rows: readonly Row[], weights: readonly number[]): readonly [number, number] => {
  const ranked = rows
    .map((row) => ({ ...row, score: dot(row.x, weights) }))
    .sort((one, other) => other.score - one.score);
  const best = ranked.filter(({ isBest }) => isBest).length;
  let [before, pairs] = [0, 0];
  for (const { isBest } of ranked) {
    if (isBest) before += 1;
    else pairs += before;
  }
  const first = ranked.slice(0, Math.round(ranked.length * 0.15)).filter(({ isBest }) => isBest).length;
  return [pairs / (best * (ranked.length - best)), first / best];
};
