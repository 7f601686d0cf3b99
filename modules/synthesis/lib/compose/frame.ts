import { type Observation, readLabors } from '#modules/observations/public';
import type { Quote, Reading } from '../../schemas/reading';
import type { Paragraph } from './paragraphs';
import { counted, listed, quoted } from './quoting';
import type { Slots } from './variants';
import type { Section, Writing } from './write-sections';

/** What all paragraphs around the sections may name: counts of what was read. */
export const countsOf = ({ matter, wording: { grammar } }: Writing): Slots => {
  const read = readLabors(matter);
  const bySize = [...read].sort((one, other) => other.words - one.words);
  const [longest, shortest] = [bySize[0], bySize.at(-1)];
  const isUneven = longest !== undefined && shortest !== undefined && longest.words > shortest.words;
  const name = (labor: number | undefined) => (labor === undefined ? undefined : grammar.labors([labor]));
  const words = read.reduce((sum, one) => sum + one.words, 0);
  return {
    words: new Intl.NumberFormat(matter.language).format(words),
    k: read.length > 1 ? counted(grammar, read.length) : undefined,
    labors: grammar.labors(read.map(({ laborNumber }) => laborNumber)),
    most: isUneven ? name(longest.laborNumber) : undefined,
    least: isUneven ? name(shortest.laborNumber) : undefined,
  };
};

const paragraph = (id: string, text: string | null): Paragraph[] => (text === null ? [] : [{ id, text }]);

/** Titles that came and went since an earlier reading by the same rules. */
const sinceOf = (
  previous: { readonly version: number; readonly reading: Reading } | null,
  sections: readonly Section[],
  refused: ReadonlySet<string>,
  { wording: { grammar, frame }, chooser }: Writing,
): Paragraph[] => {
  // A reading in other words or by other rules has nothing that could be compared one by one.
  if (!previous || previous.reading.themes.some(({ kind }) => kind === undefined)) return [];
  const before = previous.reading.themes;
  const added = sections.map(({ theme }) => theme).filter(({ id }) => !before.some((one) => one.id === id));
  const gone = before.filter(({ id }) => !refused.has(id) && !sections.some(({ theme }) => theme.id === id));
  const slots = (themes: readonly { readonly title: string; readonly quotes: readonly Quote[] }[]) => {
    const titles = themes.map(({ title }) => (title.startsWith(grammar.open) ? title : quoted(grammar, title)));
    const labors = [...new Set(themes.flatMap(({ quotes }) => quotes.map(({ laborNumber }) => laborNumber)))];
    return {
      list: listed(grammar, titles),
      labors: grammar.labors(labors.sort((one, other) => one - other)),
      version: String(previous.version),
    };
  };
  const sentences = [
    added.length > 0 ? chooser.choose(frame.sinceNew, slots(added), 'new') : null,
    gone.length > 0 ? chooser.choose(frame.sinceGone, slots(gone), 'gone') : null,
  ].filter((one) => one !== null);
  return sentences.length > 0 ? [{ id: 'opening.since', text: sentences.join(' ') }] : [];
};

interface OpeningParts {
  readonly sections: readonly Section[];
  readonly isThin: boolean;
  readonly previous: { readonly version: number; readonly reading: Reading } | null;
  readonly refused: ReadonlySet<string>;
  readonly hasFindings: boolean;
}

/** The first paragraphs: whose words follow, what is new, and what is missing. */
export const openingOf = (
  { sections, isThin, previous, refused, hasFindings }: OpeningParts,
  writing: Writing,
): Paragraph[] => {
  const { matter, wording, chooser } = writing;
  const { frame, grammar } = wording;
  const unread = matter.answers.filter(({ answer, sentences }) => sentences.length === 0 && !answer.isFurther);
  const counts = countsOf(writing);
  const missing = chooser.choose(
    frame.unread,
    { unread: unread.length > 0 ? grammar.labors(unread.map(({ answer }) => answer.laborNumber)) : undefined },
    'unread',
  );
  if (matter.sentences.length === 0) return paragraph('opening.language', missing);
  return [
    ...paragraph('opening.counts', chooser.choose(frame.counts, counts, 'counts')),
    ...sinceOf(previous, sections, refused, writing),
    ...paragraph('opening.language', missing),
    ...paragraph('opening.nothing', !hasFindings ? chooser.choose(frame.nothing, counts, 'nothing') : null),
    ...paragraph('opening.thin', isThin ? chooser.choose(frame.thin, counts, 'thin') : null),
  ];
};

/** Two years are no line. */
const fewestYears = 3;

interface ClosingParts {
  readonly quotes: readonly Quote[];
  readonly lifeline: Observation | null;
  readonly out: readonly Paragraph[];
}

/** What was not used, whose words were set aside, years and ages, and what is still to be written. */
export const closingOf = ({ quotes, lifeline, out }: ClosingParts, writing: Writing): Paragraph[] => {
  const { matter, wording, chooser } = writing;
  const { frame, grammar } = wording;
  const used = new Set(quotes.map(({ laborNumber }) => laborNumber));
  const unused = readLabors(matter)
    .map(({ laborNumber }) => laborNumber)
    .filter((labor) => !used.has(labor));
  const points =
    lifeline?.claim.kind === 'lifeline'
      ? [...new Set(lifeline.claim.points.map(({ year }) => year))].map((year) => {
          const own =
            lifeline.claim.kind === 'lifeline' ? lifeline.claim.points.filter((point) => point.year === year) : [];
          return `${year} (${listed(
            grammar,
            own.map(({ label }) => String(label.laborNumber)),
          )})`;
        })
      : [];
  const open = 12 - new Set(matter.answers.map(({ answer }) => answer.laborNumber)).size;
  return [
    ...paragraph(
      'closing.unused',
      chooser.choose(
        frame.unused,
        { unused: unused.length > 0 && quotes.length > 0 ? grammar.labors(unused) : undefined },
        'unused',
      ),
    ),
    ...paragraph(
      'closing.lifeline',
      chooser.choose(
        frame.lifeline,
        { points: points.length >= fewestYears ? listed(grammar, points) : undefined },
        'lifeline',
      ),
    ),
    ...out,
    ...paragraph(
      'closing.open',
      open > 0
        ? chooser.choose(frame.open, { open: counted(grammar, open), [open === 1 ? 's' : 'm']: '' }, 'open')
        : null,
    ),
  ];
};
