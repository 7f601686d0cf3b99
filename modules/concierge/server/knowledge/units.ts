import type { Ai } from '#core/contract/ai';
import type { KnowledgeLanguage, KnowledgeText, OwnText } from '#modules/knowledge/public';
import type { KnownVectors } from './known-vectors';
import { contentWords, guessLanguage } from './words';

/** A passage as it may be shown: whole sentences of one source, unchanged. */
export interface Passage {
  /** Id of the source. */
  readonly source: string;
  readonly title: string;
  readonly path: string;
  /** The person's own words. */
  readonly own: boolean;
  readonly language: KnowledgeLanguage;
  readonly text: string;
  /** The question that the source answers first; its title where it prepares none. */
  readonly answers: string;
}
/** One way that leads to a passage: a question people ask for it, or its own sentences. */
export interface Entry {
  readonly passage: Passage;
  /** What is compared with a question. */
  readonly text: string;
  readonly asked: boolean;
  /** Words of `text`. */
  readonly own: ReadonlySet<string>;
  /** Words of the source, as far as this passage stands for it. */
  readonly words: ReadonlySet<string>;
}
/** An entry with its vector. */
export interface Unit extends Entry {
  readonly vector: Float32Array;
}

/** A text this short is shown whole; of a longer one the sentences that fit, in windows. */
const shortWords = 150;
const windowWords = 65;

const count = (text: string): number => text.split(/\s+/).length;

/** Consecutive sentences of one paragraph, together about as long as a short paragraph. */
const windowsOf = async (ai: Pick<Ai, 'sentences'>, paragraph: string): Promise<string[]> => {
  const windows: string[] = [];
  let now = '';
  for (const { text } of await ai.sentences(paragraph)) {
    const longer = now === '' ? text.trim() : `${now} ${text.trim()}`;
    if (now !== '' && count(longer) > windowWords) {
      windows.push(now);
      now = text.trim();
    } else now = longer;
  }
  return now === '' ? windows : [...windows, now];
};

const cut = async (ai: Pick<Ai, 'sentences'>, text: string): Promise<string[]> =>
  (
    await Promise.all(
      text
        .split(/\n\s*\n/)
        .filter((paragraph) => /\p{L}/u.test(paragraph))
        .map((paragraph) => windowsOf(ai, paragraph)),
    )
  ).flat();

/** Adds the vectors: those that are known, and others from the model, which is slow, unlike everything else here. */
export const embedEntries = async (
  ai: Pick<Ai, 'embedder'>,
  entries: readonly Entry[],
  known?: KnownVectors,
): Promise<Unit[]> => {
  const units = entries.map((entry) => ({ ...entry, vector: known?.find(entry.text) ?? null }));
  const missing = units.filter(({ vector }) => vector === null);
  const computed = missing.length > 0 ? await ai.embedder.embed(missing.map(({ text }) => text)) : [];
  const rest = computed.values();
  return units.map((unit) => ({ ...unit, vector: unit.vector ?? rest.next().value ?? new Float32Array(0) }));
};

/** The ways that lead to a published text: each of its passages, and each question people ask for it. */
export const listEntries = async (ai: Pick<Ai, 'sentences'>, known: KnowledgeText): Promise<Entry[]> => {
  const { id: source, title, path, text, asked = [], language = 'en' } = known;
  const base = { source, title, path, own: false, language, answers: asked[0] ?? title };
  const all = new Set(contentWords(`${title} ${text} ${asked.join(' ')}`, language));
  const whole = count(text) <= shortWords;
  const windows = await cut(ai, text);
  return [
    ...asked.map((question) => ({
      passage: { ...base, text: whole ? text : (windows[0] ?? '') },
      text: question,
      asked: true,
      own: new Set(contentWords(question, language)),
      words: all,
    })),
    ...windows.map((window) => {
      const words = new Set(contentWords(`${title} ${window}`, language));
      return {
        passage: { ...base, text: whole ? text : window },
        text: `${title}. ${window}`,
        asked: false,
        own: words,
        words: whole ? all : words,
      };
    }),
  ];
};

/** The same for what a person wrote: passages only. */
export const listOwnUnits = async (ai: Pick<Ai, 'embedder' | 'sentences'>, own: OwnText): Promise<Unit[]> => {
  const windows = await cut(ai, own.text);
  const language = guessLanguage(own.text);
  return embedEntries(
    ai,
    windows.map((text) => {
      const words = new Set(contentWords(text, language));
      const passage = {
        source: own.id,
        title: own.title,
        path: own.path,
        own: true,
        language,
        text,
        answers: own.title,
      };
      return { passage, text, asked: false, own: words, words };
    }),
  );
};
