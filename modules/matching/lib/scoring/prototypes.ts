import type { Ai, Keyed } from '#core/contract/ai';
import { centred } from '#modules/text-analysis/public';
import { frameworks } from '../../data/frameworks';

const known = new Map<string, Promise<readonly Keyed[]>>();

/** Vectors of the frameworks' own sentences, keyed by framework; once a process for each model. */
export const frameworkPrototypes = (ai: Ai): Promise<readonly Keyed[]> => {
  const held = known.get(ai.embedder.id);
  if (held) return held;
  const lines = frameworks.flatMap(({ name, prototypes }) => prototypes.map((line) => ({ name, line })));
  const made = centred(ai.embedder)
    .embed(lines.map(({ line }) => line))
    .then((vectors) => lines.map(({ name }, index) => ({ key: name, vector: vectors[index] as Float32Array })));
  known.set(ai.embedder.id, made);
  made.catch(() => known.delete(ai.embedder.id));
  return made;
};
