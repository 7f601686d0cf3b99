import type { Core } from '#core/contract/server';
import type { LaborAnswer } from '#modules/labors/public';
import type { ProfileSummary } from '#modules/profile/public';
import type { Quote } from '../../schemas/reading';

/** What a reading is written from. */
export interface Sources {
  readonly answers: readonly LaborAnswer[];
  readonly profile: ProfileSummary;
}

/** A sentence of an answer with its vector: what may be quoted. */
export interface Sentence {
  readonly quote: Quote;
  readonly vector: Float32Array;
}

const fewestWords = 6;
const mostWords = 60;
/** Of longer answers, sentences spread evenly over the text are read. */
const perAnswer = 24;

/** Words of a text as a reader counts them. */
export const countWords = (text: string): number => text.match(/[\p{L}\p{N}][\p{L}\p{N}\p{M}'’-]*/gu)?.length ?? 0;

const spread = <T>(items: readonly T[], most: number): T[] =>
  items.length <= most
    ? [...items]
    : Array.from({ length: most }, (_, index) => items[Math.floor((index * items.length) / most)] as T);

const quotable = async (core: Core, answer: LaborAnswer): Promise<Quote[]> => {
  const sentences = await core.ai.sentences(answer.text);
  const seen = new Set<string>();
  const quotes = sentences.flatMap(({ start, end, text }) => {
    const words = countWords(text);
    const same = text.toLowerCase().replace(/\s+/g, ' ').trim();
    if (words < fewestWords || words > mostWords || seen.has(same)) return [];
    seen.add(same);
    return [
      { responseId: answer.responseId, laborNumber: answer.laborNumber, laborName: answer.laborName, start, end, text },
    ];
  });
  return spread(quotes, perAnswer);
};

/** Every sentence that may be quoted, embedded: six to sixty words, none twice. */
export const readSentences = async (core: Core, answers: readonly LaborAnswer[]): Promise<Sentence[]> => {
  const quotes = (await Promise.all(answers.map((answer) => quotable(core, answer)))).flat();
  const unique = [...new Map(quotes.map((quote) => [quote.text.toLowerCase().replace(/\s+/g, ' '), quote])).values()];
  const vectors = unique.length > 0 ? await core.ai.embedder.embed(unique.map(({ text }) => text)) : [];
  return unique.map((quote, index) => ({ quote, vector: vectors[index] as Float32Array }));
};
