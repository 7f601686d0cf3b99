import type { PrintBlock, PrintDocument, PrintSection } from '#core/contract/documents';
import { bodygraphWords, type Chart, columnsDrawing } from '#modules/chart-engine/public';
import { laborNameIn } from '../../lib/labor-names';
import { practiceId } from '../../schemas/parts';
import type { Quote, Reading } from '../../schemas/reading';
import type { SynthesisView } from '../../schemas/synthesis';
import { dayIn, wordsFor } from './printed-words';

/** How a reading is to be printed; without the birth, what was read from the chart stays out. */
interface Printing {
  readonly paper?: 'A4' | 'Letter';
  readonly birth?: boolean;
  /** Whose bodygraph is next to what the reading says of the chart; null without a chart. */
  readonly chart?: Chart | null;
}

const paragraph = (text: string): PrintBlock => ({ kind: 'paragraph', text });
const quoteIn =
  (reading: Reading) =>
  ({ text, laborNumber, laborName, by }: Quote): PrintBlock => {
    const { labor, by: wordsOf } = wordsFor(reading);
    const name = laborNameIn(reading.language ?? 'en', laborNumber, laborName);
    return {
      kind: 'quote',
      text: text.trim(),
      from: `${labor} ${laborNumber}, ${name}${by === undefined ? '' : `; ${wordsOf(by)}`}`,
    };
  };
const small = (text: string): PrintBlock => ({ kind: 'note', text });
/** The question of a part; what was hidden asks nothing. */
const asking = (text: string): PrintBlock[] => (text === '' ? [] : [small(text)]);

/** What the client wrote next to a part. */
const noteOn = ({ notes = {}, reading }: SynthesisView, id: string): PrintBlock[] => {
  const { [id]: text } = notes;
  return text === undefined ? [] : [small(wordsFor(reading).note(text))];
};

const madeBy = ({ engine: { kind, id }, reading }: SynthesisView): string => {
  const { byLikeness, byRules, byModel } = wordsFor(reading);
  if (kind === 'model') return byModel(id);
  return id.startsWith('hedo-reading-map-') ? byLikeness : byRules;
};

/** Where a title in the client's own words is from. */
const titleSource = ({ reading }: SynthesisView): string[] =>
  reading.title ? [wordsFor(reading).titleFrom(reading.title.quote.laborNumber)] : [];

const roman = ['i', 'ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const themeSections = (view: SynthesisView): PrintSection[] =>
  view.reading.themes.map(({ id, title, description, quotes, question }, index) => ({
    heading: `${roman[index] ?? index + 1}  ${title}`,
    blocks: [paragraph(description), ...quotes.map(quoteIn(view.reading)), ...asking(question), ...noteOn(view, id)],
  }));

/** What is said of frameworks without a passage. */
const silentBlocks = ({ silent = {} }: Reading): PrintBlock[] =>
  (['jung', 'frankl', 'eliade', 'others'] as const).flatMap((framework) => {
    const text = silent[framework];
    return text ? [paragraph(text)] : [];
  });

const insightSection = (view: SynthesisView): PrintSection[] => {
  const { reading } = view;
  if (reading.insights.length === 0 && silentBlocks(reading).length === 0) return [];
  return [
    {
      heading: wordsFor(reading).thoughts,
      blocks: silentBlocks(reading),
      sections: reading.insights.map(({ id, concept, thinker, work, note, quotes, question }) => ({
        heading: concept,
        blocks: [
          paragraph(`${thinker}, ${work}`),
          paragraph(note),
          ...quotes.map(quoteIn(reading)),
          ...asking(question),
          ...noteOn(view, id),
        ],
      })),
    },
  ];
};

const plain = (heading: string, texts: readonly string[]): PrintSection[] =>
  texts.length === 0 ? [] : [{ heading, blocks: texts.map(paragraph) }];

/** Wide enough to be read, narrow enough to leave the text next to its page. */
const figureWidth = 330;

const chartSection = ({ reading }: SynthesisView, chart: Chart | null): PrintSection[] => {
  const words = wordsFor(reading);
  const figure: PrintBlock[] = chart
    ? [
        {
          kind: 'figure',
          drawing: columnsDrawing(chart),
          alt: (reading.language ?? 'en') === 'en' ? bodygraphWords(chart) : words.bodygraph,
          caption: words.caption,
          width: figureWidth,
        },
      ]
    : [];
  const blocks = [...reading.chart.map(paragraph), ...figure];
  return blocks.length === 0 ? [] : [{ heading: words.chart, blocks }];
};

const guidanceSection = (view: SynthesisView): PrintSection[] => {
  const { guidance } = view.reading;
  if (guidance.length === 0) return [];
  const items = guidance.map(({ title, text }) => ({ term: title, text }));
  const notes = guidance.flatMap(({ themeId }) => noteOn(view, practiceId(themeId)));
  return [{ heading: wordsFor(view.reading).weeks, blocks: [{ kind: 'definitions', items }, ...notes] }];
};

const readersSection = ({ reading, readers = [] }: SynthesisView): PrintSection => {
  const words = wordsFor(reading);
  const day = (instant: string): string => dayIn(reading, instant);
  const items = readers.map(({ name, from, until, lastReadAt }) => ({
    term: name ?? words.erased,
    text: [
      until === null ? words.since(day(from)) : words.until(day(from), day(until)),
      lastReadAt === null ? words.neverRead : words.lastRead(day(lastReadAt)),
    ].join('; '),
  }));
  const blocks: PrintBlock[] = items.length === 0 ? [paragraph(words.nobody)] : [{ kind: 'definitions', items }];
  return { heading: words.readers, blocks };
};

const bodyOf = (view: SynthesisView, birth: boolean, chart: Chart | null): PrintSection[] => [
  ...themeSections(view),
  ...insightSection(view),
  ...(birth ? chartSection(view, chart) : []),
  ...guidanceSection(view),
  ...plain(wordsFor(view.reading).closing, view.reading.closing),
];

/** The newest reading as the last chapter of a chart's report, whose own bodygraph stands in it. */
export const readingChapter = (view: SynthesisView, birth: boolean): PrintSection => {
  const { reading, version, generatedAt } = view;
  const words = wordsFor(reading);
  return {
    heading: reading.title?.text ?? words.heading,
    newPage: true,
    blocks: [
      ...titleSource(view).map(small),
      small(`${words.edition(version, dayIn(reading, generatedAt))}. ${madeBy(view)}`),
      ...(birth ? [] : [small(words.withoutBirth)]),
      ...reading.opening.map(paragraph),
    ],
    sections: bodyOf(view, birth, null),
  };
};

/** A reading as a book, for the person whose words are in it: title page, chapters, how it was made, and who may read it. */
export const printedReading = (
  view: SynthesisView,
  name: string,
  { paper = 'A4', birth = true, chart = null }: Printing = {},
): PrintDocument => {
  const { reading, version, generatedAt } = view;
  const words = wordsFor(reading);
  const day = dayIn(reading, generatedAt);
  return {
    title: reading.title?.text ?? words.heading,
    subtitle: [...titleSource(view), words.prepared(name), words.edition(version, day)].join('\n'),
    titlePage: true,
    language: reading.language ?? 'en',
    runningHead: words.runningHead(name, version, day),
    footer: 'Hedo',
    pageNumber: words.page,
    created: generatedAt,
    paper,
    blocks: [...reading.opening.map(paragraph), ...(birth ? [] : [small(words.withoutBirth)])],
    sections: [
      ...bodyOf(view, birth, chart),
      { heading: words.made, blocks: [paragraph(madeBy(view))] },
      readersSection(view),
    ],
  };
};
