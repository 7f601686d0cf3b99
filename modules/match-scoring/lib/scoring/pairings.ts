import { narrowFields, wordFields } from '../../data/word-fields';
import type { AnswerPassage } from './inputs';

const fields = Object.entries(wordFields);
/** Names of the matters that a text speaks of. */
const mattersOf = (text: string): string[] => fields.flatMap(([name, words]) => (words.test(text) ? [name] : []));

/** A client's passages with the matters they speak of; made once for all practitioners. */
export interface Matters {
  readonly byMatter: ReadonlyMap<string, readonly AnswerPassage[]>;
}
export const groupByMatter = (passages: readonly AnswerPassage[]): Matters => {
  const byMatter = new Map<string, AnswerPassage[]>();
  for (const passage of passages)
    for (const matter of mattersOf(passage.text)) byMatter.set(matter, [...(byMatter.get(matter) ?? []), passage]);
  return { byMatter };
};

/**
 * The passages to search 10,000 practitioners with: of every Labor in turn, those first that speak of a particular matter. All
 * passages take part in the exact comparison that follows.
 */
export const searchedWith = (
  passages: readonly AnswerPassage[],
  { byMatter }: Matters,
  most: number,
): AnswerPassage[] => {
  const worth = new Map<AnswerPassage, number>();
  for (const [matter, speaking] of byMatter)
    for (const one of speaking) worth.set(one, (worth.get(one) ?? 0) + (narrowFields.has(matter) ? 2 : 1));
  const rank = new Map<number, number>();
  return [...passages]
    .sort((a, b) => (worth.get(b) ?? 0) - (worth.get(a) ?? 0))
    .map((passage) => {
      const turn = (rank.get(passage.laborNumber) ?? 0) + 1;
      rank.set(passage.laborNumber, turn);
      return { passage, turn };
    })
    .sort((a, b) => a.turn - b.turn)
    .slice(0, most)
    .map(({ passage }) => passage);
};
