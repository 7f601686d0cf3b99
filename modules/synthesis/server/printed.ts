import type { PrintBlock, PrintDocument, PrintSection } from '#core/contract/documents';
import type { Quote, Reading } from '../schemas/reading';
import type { SynthesisView } from '../schemas/synthesis';

/** What stands around a reading on paper, in its language. */
const words = {
  en: {
    heading: 'Your words, laid side by side',
    thoughts: 'What authors asked',
    chart: 'Your chart',
    weeks: 'For the weeks to come',
    closing: 'To end with',
    by: (by: string) => `words of ${by}`,
  },
  de: {
    heading: 'Deine Worte, nebeneinandergelegt',
    thoughts: 'Was Autoren gefragt haben',
    chart: 'Dein Chart',
    weeks: 'Für die nächsten Wochen',
    closing: 'Zum Schluss',
    by: (by: string) => `gesagt von: ${by}`,
  },
  es: {
    heading: 'Tus palabras, una al lado de otra',
    thoughts: 'Lo que preguntaron los autores',
    chart: 'Tu carta',
    weeks: 'Para las próximas semanas',
    closing: 'Para terminar',
    by: (by: string) => `palabras de ${by}`,
  },
} as const;
const wordsFor = ({ language = 'en' }: Reading) => words[language];

const paragraph = (text: string): PrintBlock => ({ kind: 'paragraph', text });
const quoteIn =
  (reading: Reading) =>
  ({ text, laborNumber, laborName, by }: Quote): PrintBlock => ({
    kind: 'quote',
    text: text.trim(),
    from: `Labor ${laborNumber}, ${laborName}${by === undefined ? '' : `; ${wordsFor(reading).by(by)}`}`,
  });
const question = (text: string): PrintBlock => ({ kind: 'note', text });
/** The question of a part; what was hidden asks nothing. */
const asking = (text: string): PrintBlock[] => (text === '' ? [] : [question(text)]);

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

const madeBy = ({ kind, id }: SynthesisView['engine']): string =>
  kind === 'embedded'
    ? `Put together on our own machines by ${id.startsWith('hedo-reading-map-') ? 'comparing sentences' : 'rules'}; no language model wrote in it.`
    : `Worded by the language model ${id}, with your consent for this one reading.`;

const themeSections = (reading: Reading): PrintSection[] =>
  reading.themes.map(({ title, description, quotes, question: asked }) => ({
    heading: title,
    blocks: [paragraph(description), ...quotes.map(quoteIn(reading)), ...asking(asked)],
  }));

/** What is said of frameworks without a passage. */
const silentBlocks = ({ silent = {} }: Reading): PrintBlock[] =>
  (['jung', 'frankl', 'eliade', 'others'] as const).flatMap((framework) => {
    const text = silent[framework];
    return text ? [paragraph(text)] : [];
  });

const insightSection = (reading: Reading): PrintSection[] =>
  reading.insights.length === 0 && silentBlocks(reading).length === 0
    ? []
    : [
        {
          heading: wordsFor(reading).thoughts,
          blocks: silentBlocks(reading),
          sections: reading.insights.map(({ concept, thinker, work, note, quotes, question: asked }) => ({
            heading: concept,
            blocks: [
              paragraph(`${thinker}, ${work}`),
              paragraph(note),
              ...quotes.map(quoteIn(reading)),
              ...asking(asked),
            ],
          })),
        },
      ];

const plain = (heading: string, texts: readonly string[]): PrintSection[] =>
  texts.length === 0 ? [] : [{ heading, blocks: texts.map(paragraph) }];

/** How a reading is to be printed; without the birth, what was read from the chart stays out. */
interface Printing {
  readonly paper?: 'A4' | 'Letter';
  readonly birth?: boolean;
}

const guidanceSection = (reading: Reading): PrintSection[] =>
  reading.guidance.length === 0
    ? []
    : [
        {
          heading: wordsFor(reading).weeks,
          blocks: [{ kind: 'definitions', items: reading.guidance.map(({ title, text }) => ({ term: title, text })) }],
        },
      ];

const bodyOf = (reading: Reading, birth: boolean): PrintSection[] => [
  ...themeSections(reading),
  ...insightSection(reading),
  ...(birth ? plain(wordsFor(reading).chart, reading.chart) : []),
  ...guidanceSection(reading),
  ...plain(wordsFor(reading).closing, reading.closing),
];

const withoutBirth =
  'Without birth data: what the reading says of the chart was left out. Your own words stand here as you wrote them, also where they tell of your birth.';

/** The newest reading as the last chapter of a chart's report. */
export const readingChapter = (
  { version, generatedAt, engine, reading }: SynthesisView,
  birth: boolean,
): PrintSection => ({
  heading: reading.title?.text ?? wordsFor(reading).heading,
  newPage: true,
  blocks: [
    question(`Reading, version ${version}, ${dayOf(generatedAt)}. ${madeBy(engine)}`),
    ...(birth ? [] : [question(withoutBirth)]),
    ...reading.opening.map(paragraph),
  ],
  sections: bodyOf(reading, birth),
});

/** A reading on paper, for the person whose words are in it. */
export const printedReading = (
  { version, generatedAt, engine, reading }: SynthesisView,
  name: string,
  { paper = 'A4', birth = true }: Printing = {},
): PrintDocument => ({
  title: reading.title?.text ?? wordsFor(reading).heading,
  subtitle: `For ${name}. Version ${version}, ${dayOf(generatedAt)}`,
  language: reading.language ?? 'en',
  runningHead: `Private: prepared for ${name}, ${dayOf(generatedAt)}, version ${version}`,
  footer: 'Hedo',
  pageNumber: 'Page {page} of {pages}',
  created: generatedAt,
  paper,
  blocks: [...reading.opening.map(paragraph), question(madeBy(engine)), ...(birth ? [] : [question(withoutBirth)])],
  sections: bodyOf(reading, birth),
});
