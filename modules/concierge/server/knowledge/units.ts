import type { Ai } from '#core/contract/ai';
import type { KnowledgeText, OwnText } from '#core/contract/knowledge';
import { contentWords } from './words';

/** A passage as it may be shown: whole sentences of one source, unchanged. */
export interface Passage {
  /** Id of the source. */
  readonly source: string;
  readonly title: string;
  readonly path: string;
  /** The person's own words. */
  readonly own: boolean;
  readonly text: string;
}
/** One vector that leads to a passage. */
export interface Unit {
  readonly passage: Passage;
  readonly vector: Float32Array;
  readonly words: ReadonlySet<string>;
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

interface Said {
  readonly passage: Passage;
  readonly text: string;
  readonly words: ReadonlySet<string>;
}

const embedded = async (ai: Pick<Ai, 'embedder'>, said: readonly Said[]): Promise<Unit[]> => {
  const vectors = await ai.embedder.embed(said.map(({ text }) => text));
  return said.map(({ passage, words }, at) => ({ passage, words, vector: vectors[at] ?? new Float32Array(0) }));
};

/** The ways that lead to a published text: each of its passages, and each question people ask for it. */
export const unitsOfKnowledge = async (
  ai: Pick<Ai, 'embedder' | 'sentences'>,
  known: KnowledgeText,
): Promise<Unit[]> => {
  const { id: source, title, path, text, asked = [] } = known;
  const base = { source, title, path, own: false };
  const all = new Set(contentWords(`${title} ${text} ${asked.join(' ')}`));
  const whole = count(text) <= shortWords;
  const windows = await cut(ai, text);
  return embedded(ai, [
    ...asked.map((question) => ({
      passage: { ...base, text: whole ? text : (windows[0] ?? '') },
      text: question,
      words: all,
    })),
    ...windows.map((window) => ({
      passage: { ...base, text: whole ? text : window },
      text: `${title}. ${window}`,
      words: whole ? all : new Set(contentWords(`${title} ${window}`)),
    })),
  ]);
};

/** The same for what a person wrote: passages only. */
export const unitsOfOwn = async (ai: Pick<Ai, 'embedder' | 'sentences'>, own: OwnText): Promise<Unit[]> => {
  const windows = await cut(ai, own.text);
  return embedded(
    ai,
    windows.map((text) => ({
      passage: { source: own.id, title: own.title, path: own.path, own: true, text },
      text,
      words: new Set(contentWords(text)),
    })),
  );
};
