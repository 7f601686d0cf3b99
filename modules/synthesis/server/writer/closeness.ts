import type { Ai } from '#core/contract/ai';
import { centred } from '#core/contract/centred';
import { pointsBack } from '#core/contract/quotable';
import type { Quote } from '../../schemas/reading';

/** One way in which a passage may belong to an item. */
export interface Side {
  readonly like: readonly string[];
  readonly cues: RegExp;
}
export interface Item {
  readonly id: string;
  readonly sides: readonly Side[];
}

/** A passage that belongs to an item: by which side, and how well it stands for it. */
export interface Found {
  readonly quote: Quote;
  readonly side: number;
  readonly score: number;
}
export type FoundByItem = ReadonlyMap<string, readonly Found[]>;

const known = new Map<string, Promise<readonly Float32Array[]>>();

/** Vectors of the items' own sentences, once a process for each model. */
const vectorsOf = (ai: Ai, name: string, lines: readonly string[]): Promise<readonly Float32Array[]> => {
  const key = `${name} ${ai.embedder.id}`;
  const held = known.get(key);
  if (held) return held;
  const made = centred(ai.embedder).embed(lines);
  known.set(key, made);
  made.catch(() => known.delete(key));
  return made;
};

const dot = (a: Float32Array, b: Float32Array): number => {
  let sum = 0;
  for (let i = 0; i < a.length; i += 1) sum += (a[i] as number) * (b[i] as number);
  return sum;
};

const cuesIn = (text: string, cues: RegExp): number =>
  new Set((text.match(new RegExp(cues.source, `${cues.flags}g`)) ?? []).map((cue) => cue.toLowerCase())).size;

/** How much a passage is worth beyond its likeness. */
const merit = (text: string, hits: number): number =>
  0.03 * Math.min(2, hits - 1) - (pointsBack(text) ? 0.06 : 0) - (text.length < 45 ? 0.03 : 0);

/** A side of an item fits where one of its words is said and the whole is like one of its sentences. */
const fitOf = (text: string, vector: Float32Array, side: Side, own: readonly Float32Array[], floor: number): number => {
  const hits = cuesIn(text, side.cues);
  if (hits === 0) return 0;
  const likeness = Math.max(...own.map((one) => dot(one, vector)));
  return likeness < floor ? 0 : likeness + merit(text, hits);
};

/** Passages for every item, best first. `set` names the items for the cache of their vectors. */
export const findFor = async (
  ai: Ai,
  set: { readonly name: string; readonly items: readonly Item[]; readonly floor: number },
  passages: readonly Quote[],
): Promise<FoundByItem> => {
  const sides = set.items.flatMap(({ sides: own }) => own);
  const prototypes = await vectorsOf(
    ai,
    set.name,
    sides.flatMap(({ like }) => like),
  );
  const told = passages.filter(({ text }) => sides.some(({ cues }) => cues.test(text)));
  const vectors = await centred(ai.embedder).embed(told.map(({ text }) => text));
  let at = 0;
  const found = new Map<string, readonly Found[]>();
  for (const { id, sides: own } of set.items) {
    const spans = own.map(({ like }) => {
      at += like.length;
      return prototypes.slice(at - like.length, at);
    });
    const fits = told.flatMap((quote, index) => {
      const scores = own.map((side, n) =>
        fitOf(quote.text, vectors[index] as Float32Array, side, spans[n] ?? [], set.floor),
      );
      const score = Math.max(...scores);
      return score > 0 ? [{ quote, side: scores.indexOf(score), score }] : [];
    });
    found.set(
      id,
      fits.sort(
        (a, b) => b.score - a.score || a.quote.laborNumber - b.quote.laborNumber || a.quote.start - b.quote.start,
      ),
    );
  }
  return found;
};
