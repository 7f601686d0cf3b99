import type { KnowledgeLanguage } from '#modules/knowledge/public';
import type { Guide } from '../guide';
import de from './de.json';
import en from './en.json';
import es from './es.json';

/** Questions in other words than the help texts prepare, each with the source that answers it. */
export const measured: Readonly<
  Record<KnowledgeLanguage, readonly { readonly question: string; readonly source: string }[]>
> = {
  en,
  de,
  es,
};

/** How questions of a language are answered. */
export interface Retrieval {
  readonly questions: number;
  /** The source is among the passages that are shown. */
  readonly shown: number;
  /** Not shown, but among the questions that are offered instead. */
  readonly offered: number;
  readonly unknown: number;
  /** Of the passages shown, those in the language of the question. */
  readonly inLanguage: number;
  readonly misses: readonly string[];
}

const withoutLanguage = (source: string): string => source.replace(/\.(?:de|es)$/u, '');

export const measureRetrieval = async (
  guide: Pick<Guide, 'ask' | 'library'>,
  language: KnowledgeLanguage,
): Promise<Retrieval> => {
  const misses: string[] = [];
  const counts = { shown: 0, offered: 0, unknown: 0, passages: 0, inLanguage: 0 };
  for (const { question, source } of measured[language]) {
    const lines = await guide.ask(question, undefined, language);
    const passages = lines.flatMap((line) => (line.kind === 'passage' ? [line] : []));
    counts.passages += passages.length;
    counts.inLanguage += passages.filter((line) => (line.language ?? 'en') === language).length;
    if (passages.some((line) => withoutLanguage(line.source) === source)) {
      counts.shown += 1;
      continue;
    }
    const { library } = guide;
    const { hits } = await library.find(question, language);
    const offered = lines.flatMap((line) => (line.kind === 'suggest' ? line.questions : []));
    const isOffered = hits.some(
      ({ passage }) => withoutLanguage(passage.source) === source && offered.includes(passage.answers),
    );
    if (isOffered) counts.offered += 1;
    if (lines.some(({ kind }) => kind === 'unknown')) counts.unknown += 1;
    misses.push(
      `${question} -> ${passages.map((line) => line.source).join(', ') || 'unknown'}${isOffered ? ' (offered)' : ''}`,
    );
  }
  const { passages, inLanguage, ...rest } = counts;
  return { questions: measured[language].length, ...rest, inLanguage: inLanguage / Math.max(1, passages), misses };
};
