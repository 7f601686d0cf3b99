import type { Concept } from '../../data/concept';
import { otherConcepts } from '../../data/concepts-others';
import { primaryConcepts } from '../../data/concepts-primary';
import type { ReadingInsight } from '../../schemas/reading';
import { type Close, takeQuotes } from './closeness';
import type { Sentence } from './sources';

export const allConcepts: readonly Concept[] = [...primaryConcepts, ...otherConcepts];
/** Higher than for themes: an author's thought must not be laid beside just any sentence. */
export const conceptFloor = 0.46;

const most: Readonly<Record<Concept['framework'], number>> = { jung: 2, frankl: 1, eliade: 1, others: 2 };

/** For each framework the concepts that a passage stands out for; none where none does. */
export const chooseInsights = (
  close: ReadonlyMap<string, readonly Close[]>,
  used: Set<Sentence>,
  quotes: number,
): ReadingInsight[] => {
  const chosen: ReadingInsight[] = [];
  for (const framework of ['jung', 'frankl', 'eliade', 'others'] as const) {
    const ranked = allConcepts
      .filter((concept) => concept.framework === framework)
      .map((concept) => ({ concept, found: close.get(concept.id) ?? [] }))
      .sort((a, b) => (b.found[0]?.similarity ?? 0) - (a.found[0]?.similarity ?? 0));
    for (const { concept, found } of ranked) {
      if (chosen.filter((one) => one.framework === framework).length === most[framework]) break;
      const taken = takeQuotes(found, used, quotes);
      if (taken.length === 0) continue;
      const { id, thinker, work, name, note, question } = concept;
      chosen.push({
        id,
        framework,
        thinker,
        work,
        concept: name,
        note,
        question,
        quotes: taken.map(({ sentence }) => sentence.quote),
      });
    }
  }
  return chosen;
};
