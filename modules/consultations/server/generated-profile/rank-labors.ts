import type { Embedder } from '#core/contract/ai';
import type { Core } from '#core/contract/server';
import type { ChartLabels } from '#modules/profile/public';
import { centred, countWords } from '#modules/text-analysis/public';
import type { LaborAdvice } from '../../schemas/generated-profile';
import { laborSigns } from './labor-signs';

/** Closeness from which a passage is said to speak of a Labor. */
const near = 0.34;
const fromWords = 4;
const fromChart = 3;
const inAll = 5;
/** Words of a sentence that is looked at, and how many sentences are. */
const fewest = 5;
const longest = 60;
const most = 60;

const dot = (a: Float32Array, b: Float32Array): number => a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

/** Sentences long enough to speak of something; of a long text the first ones. */
const sentencesOf = async (core: Core, text: string): Promise<string[]> =>
  (await core.ai.sentences(text))
    .map((sentence) => sentence.text.trim())
    .filter((sentence) => countWords(sentence) >= fewest && countWords(sentence) <= longest)
    .slice(0, most);

const vectors = new Map<string, Promise<Float32Array[][]>>();

/** Vectors of the signs of each Labor, made once a process. */
const signVectors = (embedder: Embedder): Promise<Float32Array[][]> => {
  const known = vectors.get(embedder.id);
  if (known) return known;
  const made = Promise.all(laborSigns.map((signs) => embedder.embed(signs.sentences)));
  vectors.set(embedder.id, made);
  made.catch(() => vectors.delete(embedder.id));
  return made;
};

/** Labors that the person's own sentences speak of, closest first, each with its sentence; none speaks for two. */
export const laborsOfWords = async (core: Core, text: string): Promise<LaborAdvice[]> => {
  const sentences = await sentencesOf(core, text);
  if (sentences.length === 0) return [];
  const embedder = centred(core.ai.embedder);
  const vectors = await embedder.embed(sentences);
  const perLabor = await signVectors(embedder);
  const pairs = laborSigns.flatMap(({ labor }, at) =>
    vectors.map((vector, index) => ({
      labor,
      sentence: sentences[index] ?? '',
      score: Math.max(...(perLabor[at] ?? []).map((sign) => dot(vector, sign))),
    })),
  );
  const chosen = new Map<number, string>();
  const used = new Set<string>();
  for (const { labor, sentence, score } of pairs.sort((a, b) => b.score - a.score || a.labor - b.labor)) {
    if (score < near || chosen.size === fromWords) break;
    if (chosen.has(labor) || used.has(sentence)) continue;
    chosen.set(labor, sentence);
    used.add(sentence);
  }
  return [...chosen].map(([labor, sentence]) => ({ labor, reason: `They wrote: “${sentence}”` }));
};

/** Labors for which open centers speak; nothing where the chart does not know its centers. */
export const laborsOfChart = ({ humanDesign }: ChartLabels): LaborAdvice[] =>
  laborSigns
    .flatMap(({ labor, open }) =>
      open && humanDesign.openCenters.includes(open[0]) ? [{ labor, reason: open[1] }] : [],
    )
    .slice(0, fromChart);

/** What the words speak of first, then what the chart adds. */
export const mergeAdvice = (words: readonly LaborAdvice[], chart: readonly LaborAdvice[]): LaborAdvice[] => {
  const taken = new Set(words.map(({ labor }) => labor));
  return [...words, ...chart.filter(({ labor }) => !taken.has(labor))].slice(0, inAll);
};
