import type { PrintBlock, PrintDocument, PrintSection } from '#core/contract/documents';
import type { Quote, Reading } from '../schemas/reading';
import type { SynthesisView } from '../schemas/synthesis';

const paragraph = (text: string): PrintBlock => ({ kind: 'paragraph', text });
const quote = ({ text, laborNumber, laborName }: Quote): PrintBlock => ({
  kind: 'quote',
  text: text.trim(),
  from: `Labor ${laborNumber}, ${laborName}`,
});
const question = (text: string): PrintBlock => ({ kind: 'note', text });
/** The question of a part; what was hidden asks nothing. */
const asking = (text: string): PrintBlock[] => (text === '' ? [] : [question(text)]);

const dayOf = (instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(instant));

const madeBy = ({ kind, id }: SynthesisView['engine']): string =>
  kind === 'embedded'
    ? 'Put together on our own machines by matching sentences; no language model wrote in it.'
    : `Worded by the language model ${id}, with your consent for this one reading.`;

const themeSections = ({ themes }: Reading): PrintSection[] =>
  themes.map(({ title, description, quotes, question: asked }) => ({
    heading: title,
    blocks: [paragraph(description), ...quotes.map(quote), ...asking(asked)],
  }));

const insightSection = ({ insights }: Reading): PrintSection[] =>
  insights.length === 0
    ? []
    : [
        {
          heading: 'Laid beside it',
          blocks: [],
          sections: insights.map(({ concept, thinker, work, note, quotes, question: asked }) => ({
            heading: concept,
            blocks: [paragraph(`${thinker}, ${work}`), paragraph(note), ...quotes.map(quote), ...asking(asked)],
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

const guidanceSection = ({ guidance }: Reading): PrintSection[] =>
  guidance.length === 0
    ? []
    : [
        {
          heading: 'For the weeks to come',
          blocks: [{ kind: 'definitions', items: guidance.map(({ title, text }) => ({ term: title, text })) }],
        },
      ];

const bodyOf = (reading: Reading, birth: boolean): PrintSection[] => [
  ...themeSections(reading),
  ...insightSection(reading),
  ...(birth ? plain('Beside it, your chart', reading.chart) : []),
  ...guidanceSection(reading),
  ...plain('To end with', reading.closing),
];

const withoutBirth =
  'Without birth data: what the reading says of the chart was left out. Your own words stand here as you wrote them, also where they tell of your birth.';

/** The newest reading as the last chapter of a chart's report. */
export const readingChapter = (
  { version, generatedAt, engine, reading }: SynthesisView,
  birth: boolean,
): PrintSection => ({
  heading: 'Your words, laid side by side',
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
  title: 'Your words, laid side by side',
  subtitle: `For ${name}. Version ${version}, ${dayOf(generatedAt)}`,
  language: 'en',
  runningHead: `Private: prepared for ${name}, ${dayOf(generatedAt)}, version ${version}`,
  footer: 'Hedo',
  pageNumber: 'Page {page} of {pages}',
  created: generatedAt,
  paper,
  blocks: [...reading.opening.map(paragraph), question(madeBy(engine)), ...(birth ? [] : [question(withoutBirth)])],
  sections: bodyOf(reading, birth),
});
