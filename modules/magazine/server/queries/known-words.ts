import type { Knex } from 'knex';
import type { KnownWords } from '#core/contract/spelling';

const looked = 20;
/** Words that begin as the last one does; more would be a search for a letter. */
const grown = 12;

/** Known words that begin like this one, at most twelve. */
export const findWordsBeginning = async (db: Knex, word: string): Promise<string[]> =>
  db('article_words')
    .where('word', '>=', word)
    .where('word', '<', `${word}\u{10ffff}`)
    .orderBy('word')
    .limit(grown)
    .pluck('word');

/** The words that published articles have. */
export const wordsOfArticles = (db: Knex): KnownWords => ({
  has: async (word, beginning) =>
    beginning
      ? (await findWordsBeginning(db, word)).length > 0
      : (await db('article_words').where({ word }).first()) !== undefined,
  near: async (word) =>
    db('article_words')
      .whereRaw('word % ?', [word])
      .orderByRaw('similarity(word, ?) desc, word', [word])
      .limit(looked)
      .pluck('word'),
});
