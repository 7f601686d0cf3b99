import type { Quote, Reading } from '../../schemas/reading';
import { readLabors } from '../observe/matter';
import type { Observation } from '../observe/observation';
import type { Paragraph } from './paragraphs';
import { counted, listed, personIn, quoted } from './slots';
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

/** The Labor that most sections quote, where it is one and more than half of them do. */
const centreOf = (sections: readonly Section[], { wording: { grammar } }: Writing): Slots => {
  const counts = new Map<number, number>();
  for (const { theme } of sections)
    for (const labor of new Set(theme.quotes.map(({ laborNumber }) => laborNumber)))
      counts.set(labor, (counts.get(labor) ?? 0) + 1);
  const [first, second] = [...counts].sort((one, other) => other[1] - one[1]);
  if (
    !first ||
    sections.length < 5 ||
    first[1] === sections.length ||
    first[1] < 3 ||
    first[1] * 2 <= sections.length ||
    first[1] === second?.[1]
  )
    return {};
  return {
    centre: grammar.labors([first[0]]),
    count: counted(grammar, first[1]),
    of: counted(grammar, sections.length),
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
  readonly title: Quote | null;
  readonly isThin: boolean;
  readonly previous: { readonly version: number; readonly reading: Reading } | null;
  readonly refused: ReadonlySet<string>;
  readonly hasFindings: boolean;
}

/** The first paragraphs: counts, where the title is from, and what is missing. */
export const openingOf = (
  { sections, title, isThin, previous, refused, hasFindings }: OpeningParts,
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
    ...paragraph(
      'opening.title',
      chooser.choose(frame.title, { titleAt: title ? grammar.labors([title.laborNumber]) : undefined }, 'title'),
    ),
    ...paragraph('opening.centre', chooser.choose(frame.centre, centreOf(sections, writing), 'centre')),
    ...sinceOf(previous, sections, refused, writing),
    ...paragraph('opening.language', missing),
    ...paragraph('opening.nothing', !hasFindings ? chooser.choose(frame.nothing, counts, 'nothing') : null),
    ...paragraph('opening.thin', isThin ? chooser.choose(frame.thin, counts, 'thin') : null),
  ];
};

const possessive = /^(?:my|our|mein\p{L}*|unser\p{L}*|mis?|nuestr\p{L}+)\s/iu;

/** Other people whose words stand in the answers and not in the reading. */
const voicesOf = (quotes: readonly Quote[], { matter, wording: { grammar } }: Writing): string[] => {
  const names = new Map<string, number>();
  for (const { persons } of matter.sentences)
    for (const person of persons) if (/^\p{Lu}\p{Ll}{2}/u.test(person)) names.set(person, (names.get(person) ?? 0) + 1);
  const people = matter.sentences
    .filter(({ speaker }) => speaker === 'quoted' || speaker === 'reported')
    .flatMap(({ of, language }) => (of && of !== 'rule' ? [{ of, language }] : []))
    .filter(({ of }) => !/^(?:sie|er|ella|él)$/iu.test(of) && (possessive.test(of) || (names.get(of) ?? 0) > 1))
    .map(({ of, language }) => personIn(grammar, of, language !== matter.language));
  return [...new Set(people)].filter((one) => !quotes.some(({ by }) => by === one)).slice(0, 5);
};

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
  const people = voicesOf(quotes, writing);
  const points =
    lifeline?.claim.kind === 'lifeline'
      ? lifeline.claim.points.map(({ label }) => `${quoted(grammar, label.text)} (${label.laborNumber})`)
      : [];
  const open = 12 - new Set(matter.answers.map(({ answer }) => answer.laborNumber)).size;
  const counts = countsOf(writing);
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
      'closing.voices',
      chooser.choose(frame.voices, { people: people.length > 0 ? listed(grammar, people) : undefined }, 'voices'),
    ),
    ...paragraph(
      'closing.lifeline',
      chooser.choose(frame.lifeline, { points: points.length > 1 ? listed(grammar, points) : undefined }, 'lifeline'),
    ),
    ...out,
    ...paragraph(
      'closing.open',
      open > 0
        ? chooser.choose(frame.open, { open: counted(grammar, open), [open === 1 ? 's' : 'm']: '' }, 'open')
        : chooser.choose(frame.allWritten, counts, 'all'),
    ),
  ];
};
