import type { Static } from '@sinclair/typebox';
import type { Frameworks, Quote, Reading, ReadingInsight } from '../../schemas/reading';

const marks = { en: ['“', '”'], de: ['„', '“'], es: ['«', '»'] } as const;
const labor = { en: 'Labor', de: 'Arbeit', es: 'trabajo' } as const;

const quotedIn =
  (language: Reading['language'] = 'en') =>
  ({ text, laborNumber, by }: Quote): string => {
    const [open, close] = marks[language];
    return `${open}${text.trim()}${close} (${labor[language]} ${laborNumber}${by === undefined ? '' : `, ${by}`})`;
  };

const silentLines = ({ silent = {} }: Reading): string[] =>
  (['jung', 'frankl', 'eliade', 'others'] as const).flatMap((framework) => silent[framework] ?? []);

/** The report as plain text: paragraphs apart by blank lines, no markup. */
export const formatReport = (reading: Reading): string =>
  [
    ...(reading.title ? [reading.title.text] : []),
    ...reading.opening,
    ...reading.themes.flatMap((theme) => [
      theme.title,
      theme.description,
      ...theme.quotes.map(quotedIn(reading.language)),
      theme.question,
    ]),
    ...reading.insights.flatMap((insight) => [
      `${insight.concept} (${insight.thinker}, ${insight.work})`,
      insight.note,
      ...insight.quotes.map(quotedIn(reading.language)),
      insight.question,
    ]),
    ...silentLines(reading),
    ...reading.chart,
    ...reading.guidance.map(({ title, text }) => `${title}. ${text}`),
    ...reading.closing,
  ].join('\n\n');

const lineIn =
  (language: Reading['language']) =>
  ({ concept, note, quotes }: ReadingInsight): string =>
    `${concept}. ${note} ${quotes.map(quotedIn(language)).join(' ')}`;

/** Insights in the shape of the specification: three frameworks by name, all others by author. */
export const groupInsights = ({ insights, language }: Reading): Static<typeof Frameworks> => {
  const of = (framework: ReadingInsight['framework']) => insights.filter((one) => one.framework === framework);
  const line = lineIn(language);
  const others: Record<string, string[]> = {};
  for (const insight of of('others')) others[insight.thinker] = [...(others[insight.thinker] ?? []), line(insight)];
  return { jung: of('jung').map(line), frankl: of('frankl').map(line), eliade: of('eliade').map(line), others };
};
