import { createHash } from 'node:crypto';
import { allConcepts } from '../../data/concepts';
import { allThemes } from '../../data/themes';
import { type Part, practiceId, type Section, staysSaid } from '../../schemas/parts';
import type { Reading } from '../../schemas/reading';
import { listed } from './wording';

/** A paragraph and its name, by which the client can say that it is not them. */
export interface Said {
  readonly id: string;
  readonly text: string;
}

/** Our own paragraphs that a client can have left out, and what they are called when they are. */
const ours: Readonly<Record<string, string>> = {
  'opening.counts': 'the count of your words',
  'opening.returning': 'the words that return',
  'chart.design': 'your Human Design',
  'chart.keys': 'your Life’s Work',
  'chart.sky': 'the sky of your birth',
  'closing.silent': 'which Labors no theme drew on',
  'closing.brief': 'which Labors are brief',
  'closing.open': 'how many Labors are open',
};

/** Name of a paragraph in free words: the same words have the same name in every version, and it tells nothing of them. */
export const nameOfWords = (section: Section, text: string): string =>
  `${section}.${createHash('sha256').update(text).digest('hex').slice(0, 12)}`;

export const idsOf = (notMe: readonly Part[]): ReadonlySet<string> => new Set(notMe.map(({ id }) => id));

const embedded: ReadonlySet<string> = new Set([
  ...Object.keys(ours),
  ...allThemes.flatMap(({ id }) => [id, practiceId(id)]),
  ...allConcepts.map(({ id }) => id),
]);
/** Those of the refused parts that text matching could have said again. */
export const ofTextMatching = (notMe: readonly Part[]): readonly Part[] => notMe.filter(({ id }) => embedded.has(id));

const called = ({ id, kind, title }: Part): string =>
  ours[id] ??
  (title === null ? `a paragraph of the ${kind}` : kind === 'practice' ? `the practice “${title}”` : `“${title}”`);

/** Tells what was left out and why; nothing when nothing was. */
export const leftOut = (notMe: readonly Part[]): Said[] => {
  const names = [...new Set(notMe.map(called))];
  return names.length === 0
    ? []
    : [
        {
          id: 'closing.left-out',
          text: `Left out, because you marked ${names.length === 1 ? 'it' : 'them'} as not you: ${listed(names)}.`,
        },
      ];
};

/** The three lists of paragraphs without what the client refused, and their names. */
export const withNames = (
  said: Readonly<Record<Section, readonly Said[]>>,
  notMe: ReadonlySet<string>,
): Required<Pick<Reading, Section | 'names'>> => {
  const left = (section: Section) => said[section].filter(({ id }) => staysSaid(id) || !notMe.has(id));
  const [opening, chart, closing] = [left('opening'), left('chart'), left('closing')];
  const ids = (list: readonly Said[]) => list.map(({ id }) => id);
  const words = (list: readonly Said[]) => list.map(({ text }) => text);
  return {
    opening: words(opening),
    chart: words(chart),
    closing: words(closing),
    names: { opening: ids(opening), chart: ids(chart), closing: ids(closing) },
  };
};
