import type { Core } from '#core/contract/server';
import { type LaborAnswer, labors } from '#modules/labors/public';
import { assessCrisisInTurns } from '#modules/safety/public-server';
import { countWords, readSenseInTurns } from '#modules/text-analysis/public';
import { subjects } from '../../data/subjects';
import type { ChapterPassage } from '../../schemas/chapters';

/** Sentences shown with a chapter, and how long they are, in words. */
const most = 3;
const shortest = 5;
const longest = 45;

const escaped = (word: string): string => word.replace(/[.+?^${}()|[\]\\]/g, '\\$&').replaceAll(' ', '\\s+');
const patternOf = (list: string): RegExp => {
  const forms = list
    .split(/,\s*/u)
    .map((word) => (word.endsWith('*') ? `${escaped(word.slice(0, -1))}\\p{L}*` : escaped(word)));
  return new RegExp(`(?<!\\p{L})(?:${forms.join('|')})(?!\\p{L})`, 'iu');
};
const patterns: ReadonlyMap<string, RegExp> = new Map(
  Object.entries(subjects).map(([chapter, list]) => [chapter, patternOf(list)]),
);

/** Sentences that are the client's own and tell what is or is not so; no dream, no wish, no question, nobody else's words. */
const ownSentences = async ({ responseId, laborNumber, laborName, text }: LaborAnswer): Promise<ChapterPassage[]> =>
  (await readSenseInTurns(text)).flatMap((sentence) => {
    const words = countWords(sentence.text);
    return sentence.speaker === 'own' &&
      !sentence.doubtful &&
      sentence.self &&
      sentence.reality === 'real' &&
      words >= shortest &&
      words <= longest
      ? [{ responseId, laborNumber, laborName, text: sentence.text.trim() }]
      : [];
  });

/**
 * What a person wrote on the subject of a chapter, by its words: at most one sentence from a Labor, word for word. Whether it agrees with
 * the chapter is for the reader to say. What may speak of danger is left out.
 */
export const findOwnSentences = async (core: Core, userId: string): Promise<(chapter: string) => ChapterPassage[]> => {
  const sentences: ChapterPassage[] = [];
  for (const answer of await core.port(labors).answersFor(userId, 'reading')) {
    if ((await assessCrisisInTurns(answer.text)).level < 2) sentences.push(...(await ownSentences(answer)));
  }
  return (chapter) => {
    const pattern = patterns.get(chapter);
    if (!pattern) return [];
    const found = new Map<number, ChapterPassage>();
    for (const sentence of sentences)
      if (!found.has(sentence.laborNumber) && pattern.test(sentence.text)) found.set(sentence.laborNumber, sentence);
    return [...found.values()].slice(0, most);
  };
};
