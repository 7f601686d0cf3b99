import type { PrintDocument, PrintSection } from '#core/contract/documents';
import { type ChartExport, withoutBirthNote } from './chart-export';
import { birthSection, dateWords, enneagramSection, numberSections, sourceSection } from './sections-about';
import { chakraSection, designSections } from './sections-design';
import { keySection } from './sections-keys';
import { skySection } from './sections-sky';

type Paper = 'A4' | 'Letter';

/** "Born 9 April 1948, 00:05, Montréal, Quebec, Canada", or that it was left out. */
const bornText = ({ withBirth, birth, chart }: ChartExport): string => {
  if (!withBirth) return 'Without birth data';
  if (!birth) return 'The birth of this version is not kept any more';
  const { window } = birth;
  const rough = window ? `between ${window.from} and ${window.to}` : 'time unknown';
  const time = birth.time ?? (chart.timeKnown ? null : rough);
  return `Born ${[dateWords(birth.date), time, birth.place].filter(Boolean).join(', ')}`;
};

const frame = (one: ChartExport, paper: Paper, what: string): Omit<PrintDocument, 'sections'> => ({
  title: `${what} of ${one.name}`,
  subtitle: `${bornText(one)}\nVersion ${one.profile.version}, computed ${dateWords(one.profile.createdAt)}`,
  language: 'en',
  runningHead: `Private: ${what.toLowerCase()} of ${one.name}`,
  footer: 'Hedo',
  pageNumber: 'Page {page} of {pages}',
  paper,
  created: one.at,
  ...(one.withBirth ? {} : { blocks: [{ kind: 'note' as const, text: withoutBirthNote }] }),
});

/** The chart on paper: bodygraph, its tables, and the sky. */
export const chartDocument = (one: ChartExport, paper: Paper): PrintDocument => ({
  ...frame(one, paper, 'Chart'),
  sections: [
    ...designSections(one.chart),
    skySection(one),
    ...birthSection(one),
    sourceSection(one, ['humanDesign', 'westernAstrology']),
  ],
});

/** The whole report: the chart with Gene Keys, numbers and chakras, and what other modules add. */
export const reportDocument = (one: ChartExport, paper: Paper, chapters: readonly PrintSection[]): PrintDocument => ({
  ...frame(one, paper, 'Report'),
  sections: [
    ...designSections(one.chart),
    skySection(one),
    keySection(one.chart),
    ...numberSections(one.chart),
    enneagramSection(one),
    chakraSection(one.chart),
    ...birthSection(one),
    ...chapters,
    sourceSection(one, Object.keys(one.profile.sources)),
  ],
});
