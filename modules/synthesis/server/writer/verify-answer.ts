import { verifyQuote } from '#core/contract/quotes';
import type { LaborAnswer } from '#modules/labors/public';
import type { Quote, Reading, ReadingInsight, ReadingTheme } from '../../schemas/reading';
import { chartOf, thinBelow } from './frame';
import type { ModelAnswer } from './model-answer';
import { countWords, type Sources } from './sources';

type Raw = { readonly answerId: string; readonly quote: string };

const slug = (text: string, index: number): string =>
  `${
    text
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 40) || 'item'
  }-${index + 1}`;

/** Keeps the quotes that stand in the named answer, each once. */
const quoteKeeper = (answers: readonly LaborAnswer[]) => {
  const byId = new Map(answers.map((answer) => [answer.responseId, answer]));
  const seen = new Set<string>();
  return (raw: readonly Raw[]): Quote[] =>
    raw.flatMap(({ answerId, quote }) => {
      const answer = byId.get(answerId);
      const found = answer ? verifyQuote(answer.text, quote) : null;
      if (!answer || !found) return [];
      const text = answer.text.slice(found.start, found.end);
      const same = text.toLowerCase().replace(/\s+/g, ' ');
      if (seen.has(same)) return [];
      seen.add(same);
      const { responseId, laborNumber, laborName } = answer;
      return [{ responseId, laborNumber, laborName, start: found.start, end: found.end, text }];
    });
};

/** Turns a model's answer into a reading: what has no verified quote is dropped; null when no theme is left. */
export const verifyAnswer = (answer: ModelAnswer, { answers, profile }: Sources): Reading | null => {
  const keep = quoteKeeper(answers);
  const kept = answer.themes.flatMap((theme, index) => {
    const quotes = keep(theme.quotes);
    return quotes.length > 0 ? [{ theme, quotes, id: slug(theme.title, index) }] : [];
  });
  if (kept.length === 0) return null;
  const themes: ReadingTheme[] = kept.map(({ theme, quotes, id }) => ({
    id,
    title: theme.title,
    description: theme.description,
    question: theme.question,
    quotes,
  }));
  const insights: ReadingInsight[] = answer.insights.flatMap((insight, index) => {
    const quotes = keep(insight.quotes);
    return quotes.length > 0 ? [{ ...insight, id: slug(insight.concept, index), quotes }] : [];
  });
  return {
    thin: answers.reduce((sum, { text }) => sum + countWords(text), 0) < thinBelow,
    opening: answer.opening,
    themes,
    insights,
    chart: chartOf(profile),
    closing: answer.closing,
    guidance: kept
      .slice(0, 3)
      .map(({ theme, id }) => ({ themeId: id, title: theme.practiceTitle, text: theme.practice })),
  };
};
