import type { Static } from '@sinclair/typebox';
import type { Frameworks, Quote, Reading, ReadingInsight } from '../schemas/reading';

const quoted = ({ text, laborNumber }: Quote): string => `“${text.trim()}” (Labor ${laborNumber})`;

/** The report as plain text: paragraphs apart by blank lines, no markup. */
export const contentOf = (reading: Reading): string =>
  [
    ...reading.opening,
    ...reading.themes.flatMap((theme) => [theme.title, theme.description, ...theme.quotes.map(quoted), theme.question]),
    ...reading.insights.flatMap((insight) => [
      `${insight.concept} (${insight.thinker}, ${insight.work})`,
      insight.note,
      ...insight.quotes.map(quoted),
      insight.question,
    ]),
    ...reading.chart,
    ...reading.guidance.map(({ title, text }) => `${title}. ${text}`),
    ...reading.closing,
  ].join('\n\n');

const line = ({ concept, note, quotes }: ReadingInsight): string =>
  `${concept}. ${note} ${quotes.map(quoted).join(' ')}`;

/** Insights in the shape of the specification: three frameworks by name, all others by author. */
export const frameworksOf = ({ insights }: Reading): Static<typeof Frameworks> => {
  const of = (framework: ReadingInsight['framework']) => insights.filter((one) => one.framework === framework);
  const others: Record<string, string[]> = {};
  for (const insight of of('others')) others[insight.thinker] = [...(others[insight.thinker] ?? []), line(insight)];
  return { jung: of('jung').map(line), frankl: of('frankl').map(line), eliade: of('eliade').map(line), others };
};
