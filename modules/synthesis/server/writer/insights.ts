import { allConcepts } from '../../data/concepts';
import type { Quote, ReadingInsight } from '../../schemas/reading';
import type { FoundByItem, ItemSet } from './closeness';
import { takeQuotes } from './take-quotes';

/** Items and floor for `findFor`; higher than for themes: an author's thought must not be laid beside just any passage. */
export const conceptSet: ItemSet = {
  name: 'concepts',
  floor: 0.3,
  items: allConcepts.map(({ id, like, cues }) => ({ id, sides: [{ like, cues }] })),
};

const most: Readonly<Record<ReadingInsight['framework'], number>> = { jung: 2, frankl: 1, eliade: 1, others: 2 };

/** For each framework the concepts that a passage stands out for, at most `all`; none where none does. */
export const chooseInsights = (
  found: FoundByItem,
  used: Set<Quote>,
  { insights: all, quotes }: { readonly insights: number; readonly quotes: number },
  notMe: ReadonlySet<string>,
): ReadingInsight[] => {
  const chosen: ReadingInsight[] = [];
  const best = (id: string): number => found.get(id)?.find(({ quote }) => !used.has(quote))?.score ?? 0;
  for (const framework of ['jung', 'frankl', 'eliade', 'others'] as const) {
    const left = allConcepts.filter((concept) => concept.framework === framework && !notMe.has(concept.id));
    for (let taken = 0; taken < most[framework] && chosen.length < all; taken += 1) {
      const next = left.sort((a, b) => best(b.id) - best(a.id))[0];
      if (!next || best(next.id) === 0) break;
      left.splice(left.indexOf(next), 1);
      const { id, thinker, work, name, note, question } = next;
      const own = takeQuotes(found.get(id) ?? [], used, quotes).map(({ quote }) => quote);
      chosen.push({ id, framework, thinker, work, concept: name, note, question, quotes: own });
    }
  }
  return chosen;
};
