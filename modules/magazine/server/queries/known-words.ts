import type { Knex } from 'knex';
import { distance } from '../text/distance';

/** Shorter words have too many neighbours. */
export const shortest = 3;
const looked = 20;
/** Words that begin as the last one does; more would be a search for a letter. */
const grown = 12;

/** Slips that are forgiven: one in short words, two in longer ones. */
const forgiven = (word: string): number => (word.length <= 5 ? 1 : 2);

/** Known words that begin like this one, at most twelve. */
export const findWordsBeginning = async (db: Knex, word: string): Promise<string[]> =>
  db('article_words')
    .where('word', '>=', word)
    .where('word', '<', `${word}\u{10ffff}`)
    .orderBy('word')
    .limit(grown)
    .pluck('word');

const isKnown = async (db: Knex, word: string, beginning: boolean): Promise<boolean> =>
  beginning
    ? (await findWordsBeginning(db, word)).length > 0
    : (await db('article_words').where({ word }).first()) !== undefined;

/** Closest known word; of the last one, which may not be finished, only as much as was typed is compared. */
const closest = async (db: Knex, word: string, beginning: boolean): Promise<string | null> => {
  const near: { word: string }[] = await db('article_words')
    .select('word')
    .whereRaw('word % ?', [word])
    .orderByRaw('similarity(word, ?) desc, word', [word])
    .limit(looked);
  let best: { readonly word: string; readonly slips: number } | null = null;
  for (const { word: known } of near) {
    const ends = beginning ? [known, known.slice(0, word.length), known.slice(0, word.length + 1)] : [known];
    const slips = Math.min(...ends.map((end) => distance(word, end)));
    if (slips <= forgiven(word) && (best === null || slips < best.slips)) best = { word: known, slips };
  }
  return best?.word ?? null;
};

/** The words with those replaced that no published article has; null when there is nothing to correct. */
export const correctWords = async (db: Knex, words: readonly string[]): Promise<string[] | null> => {
  let changed = false;
  const corrected: string[] = [];
  for (const [index, word] of words.entries()) {
    const beginning = index === words.length - 1;
    const keep = word.length < shortest || (await isKnown(db, word, beginning));
    const other = keep ? null : await closest(db, word, beginning);
    if (other !== null) changed = true;
    corrected.push(other ?? word);
  }
  return changed ? corrected : null;
};
