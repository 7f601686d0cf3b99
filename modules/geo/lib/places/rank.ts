import { type AreaMatch, fitOf, matchAreas } from './areas';
import { PRIMARY } from './format';
import type { PlacesIndex } from './read-index';
import type { Reading } from './read-query';

/** A place that fits a reading. */
export interface Candidate {
  readonly place: number;
  /** The whole name was given, not only its beginning. */
  readonly exact: boolean;
  /** Every word after the name fits, words that name no area anywhere aside. */
  readonly within: boolean;
  /** Sum over the words after the name: 2 for an exact fit, 1 for a partial one. */
  readonly fit: number;
  /** Population, or a guess; a hundredfold where the text is the place's own name rather than an alternate one. */
  readonly weight: number;
  readonly score: number;
}

/** A reading's candidates, best first, and what was made of the words after the name. */
export interface Ranking {
  readonly candidates: readonly Candidate[];
  readonly matches: readonly AreaMatch[];
}

/** `York` is York before it is a former name of somewhere larger, but `Bombay` is Mumbai before a village in New York. */
const OWN_NAME = 100;

/** First key at or after the text; with `past`, the first key that does not begin with it. */
const keyBound = ({ keys, keyText }: PlacesIndex, text: Buffer, past: boolean): number => {
  let low = 0;
  let high = keys.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const at = keys[middle]!;
    const order = keyText.compare(text, 0, text.length, at, Math.min(at + text.length, keyText.length));
    if (order < 0 || (past && order === 0)) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** Keeps the best few of many; a place that comes again keeps its better score. */
const bestOf = (most: number) => {
  const list: Candidate[] = [];
  return {
    list,
    floor: () => (list.length < most ? -1 : list[list.length - 1]!.score),
    add: (candidate: Candidate): void => {
      const again = list.findIndex((one) => one.place === candidate.place);
      if (again >= 0) {
        if (list[again]!.score >= candidate.score) return;
        list.splice(again, 1);
      }
      let at = list.length;
      while (at > 0 && list[at - 1]!.score < candidate.score) at -= 1;
      list.splice(at, 0, candidate);
      if (list.length > most) list.pop();
    },
  };
};

/** Ranks the places whose names begin with the reading's: those in the named area first, then whole names, then better fits, then weight. */
export const rank = (
  index: PlacesIndex,
  { name, qualifiers }: Reading,
  most: number,
  areasOf: (word: string) => AreaMatch = (word) => matchAreas(index, word),
): Ranking => {
  const matches = qualifiers.map(areasOf);
  const text = Buffer.from(name);
  const from = keyBound(index, text, false);
  const to = keyBound(index, text, true);
  const best = bestOf(most);
  for (let key = from; key < to; key += 1) {
    const entry = index.keyPlaces[key]!;
    const place = entry % PRIMARY;
    const exact = index.keyText[index.keys[key]! + text.length] === 0;
    const weight = index.weights[place]! * (entry >= PRIMARY ? OWN_NAME : 1);
    let fit = 0;
    let within = true;
    for (const match of matches) {
      const one = fitOf(index, place, match);
      fit += one;
      if (one === 0 && match.known) within = false;
    }
    within &&= fit > 0 || matches.length === 0;
    const score = (within ? 1e12 : 0) + (exact ? 1e11 : 0) + fit * 1e10 + weight;
    if (score > best.floor()) best.add({ place, exact, within, fit, weight, score });
  }
  return { candidates: best.list, matches };
};
