import { type Part, type Section, staysSaid } from '../../schemas/parts';
import type { Reading } from '../../schemas/reading';
import { listed, quoted } from './quoting';
import { fill } from './variants';
import type { Wording } from './wording/wording';

/** A paragraph and its name, by which the client can say that it is not them. */
export interface Paragraph {
  readonly id: string;
  readonly text: string;
}

export const idsOf = (notMe: readonly Part[]): ReadonlySet<string> => new Set(notMe.map(({ id }) => id));

const nameOf = ({ id, kind, title }: Part, { parts, grammar }: Wording): string => {
  const named = title === null ? undefined : title.startsWith(grammar.open) ? title : quoted(grammar, title);
  return parts[id] ?? fill(parts[kind] ?? '', { title: named }) ?? parts.opening ?? '';
};

/** Says what was left out and why; nothing when nothing was. */
export const leftOut = (notMe: readonly Part[], wording: Wording): Paragraph[] => {
  const names = [...new Set(notMe.map((part) => nameOf(part, wording)))];
  const [one, several] = wording.frame.leftOut;
  const text = fill((names.length === 1 ? one : several) ?? '', { list: listed(wording.grammar, names) });
  return names.length === 0 || text === null ? [] : [{ id: 'closing.left-out', text }];
};

/** The three lists of paragraphs without what the client refused, and their names. */
export const withNames = (
  paragraphs: Readonly<Record<Section, readonly Paragraph[]>>,
  refused: ReadonlySet<string>,
): Required<Pick<Reading, Section | 'names'>> => {
  const left = (section: Section) => paragraphs[section].filter(({ id }) => staysSaid(id) || !refused.has(id));
  const [opening, chart, closing] = [left('opening'), left('chart'), left('closing')];
  const ids = (list: readonly Paragraph[]) => list.map(({ id }) => id);
  const texts = (list: readonly Paragraph[]) => list.map(({ text }) => text);
  return {
    opening: texts(opening),
    chart: texts(chart),
    closing: texts(closing),
    names: { opening: ids(opening), chart: ids(chart), closing: ids(closing) },
  };
};
