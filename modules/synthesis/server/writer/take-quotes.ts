import type { Quote } from '../../schemas/reading';
import type { Found, FoundByItem } from './closeness';

/** A passage may stand for an item only where it stands for no other much better. */
const within = 0.07;

/** Leaves every passage with the items it fits about as well as its best one. */
export const settle = (found: FoundByItem): FoundByItem => {
  const best = new Map<Quote, number>();
  for (const list of found.values())
    for (const { quote, score } of list) best.set(quote, Math.max(score, best.get(quote) ?? 0));
  return new Map(
    [...found].map(([id, list]) => [id, list.filter(({ quote, score }) => score >= (best.get(quote) ?? 0) - within)]),
  );
};

/** Takes up to `most` unused passages, from different Labors first, and marks them used: no quote appears twice. */
export const takeQuotes = (found: readonly Found[], used: Set<Quote>, most: number): Found[] => {
  const free = found.filter(({ quote }) => !used.has(quote));
  const taken: Found[] = [];
  for (const one of free)
    if (taken.length < most && !taken.some(({ quote }) => quote.laborNumber === one.quote.laborNumber)) taken.push(one);
  for (const one of free) if (taken.length < most && !taken.includes(one)) taken.push(one);
  for (const { quote } of taken) used.add(quote);
  return taken;
};
