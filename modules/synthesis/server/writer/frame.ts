import type { LaborAnswer } from '#modules/labors/public';
import type { ProfileSummary } from '#modules/profile/public';
import type { ReadingTheme } from '../../schemas/reading';
import { countWords } from './sources';

/** Fewer words than this in all, and the reading says that it is thin and stays short. */
export const thinBelow = 150;

const listed = (items: readonly string[]): string =>
  items.length < 2 ? (items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
const named = ({ laborNumber, laborName }: { laborNumber: number; laborName: string }): string =>
  `Labor ${laborNumber}, ${laborName}`;
const figure = (count: number): string => count.toLocaleString('en');

/** What was written, in counts: no interpretation. */
export const openingOf = (answers: readonly LaborAnswer[]): string[] => {
  const counted = answers.map((answer) => ({ ...answer, words: countWords(answer.text) }));
  const total = counted.reduce((sum, { words }) => sum + words, 0);
  const longest = counted.reduce((top, one) => (one.words > top.words ? one : top));
  const facts = `You have written ${figure(total)} words in ${answers.length} Labors. The most room is given to ${named(longest)}.`;
  return total < thinBelow
    ? [facts, 'That is not much to read from yet, so this reading stays short. It grows with what you add.']
    : [facts];
};

const noun: Readonly<Record<string, string>> = { SolarPlexus: 'Solar Plexus' };

/** Facts of the chart beside the words; what it leaves open is left out. */
export const chartOf = ({ humanDesign, geneKeys, western }: ProfileSummary): string[] => {
  const design = [
    humanDesign.type && `type ${humanDesign.type}`,
    humanDesign.authority && `authority ${humanDesign.authority}`,
    humanDesign.profile && `profile ${humanDesign.profile}`,
  ].filter((part): part is string => Boolean(part));
  const sky = [
    western.sun && `Sun in ${western.sun}`,
    western.moon && `Moon in ${western.moon}`,
    western.rising && `${western.rising} rising`,
  ].filter((part): part is string => Boolean(part));
  const facts = [
    ...(design.length > 0 ? [`Your Human Design names ${listed(design)}.`] : []),
    ...(humanDesign.definedCenters.length > 0
      ? [`Defined centres: ${listed(humanDesign.definedCenters.map((one) => noun[one] ?? one))}.`]
      : []),
    ...(geneKeys.lifeWork ? [`Life’s Work stands in gate and line ${geneKeys.lifeWork}.`] : []),
    ...(sky.length > 0 ? [`In the sky of your birth: ${listed(sky)}.`] : []),
  ];
  return facts.length > 0
    ? [facts.join(' '), 'These are facts of the chart. Nothing above was derived from them.']
    : [];
};

/** Which Labors the themes drew on, which are short and which are still open. */
export const closingOf = (answers: readonly LaborAnswer[], themes: readonly ReadingTheme[]): string[] => {
  const drawn = new Map<number, number>();
  for (const { quotes } of themes)
    for (const { laborNumber } of quotes) drawn.set(laborNumber, (drawn.get(laborNumber) ?? 0) + 1);
  const often = answers.filter(({ laborNumber }) => (drawn.get(laborNumber) ?? 0) > 1);
  const silent = answers.filter(({ laborNumber }) => !drawn.has(laborNumber));
  const short = answers.filter(({ text }) => countWords(text) < 40);
  const open = 12 - answers.length;
  return [
    ...(often.length > 0 ? [`More than one theme drew on ${listed(often.map(named))}.`] : []),
    ...(silent.length > 0 && themes.length > 0
      ? [`${listed(silent.map(named))} came up in none of them, which says nothing about how much it matters.`]
      : []),
    ...(short.length > 0 ? [`${listed(short.map(named))} ${short.length === 1 ? 'is' : 'are'} still brief.`] : []),
    ...(open > 0
      ? [`${open === 1 ? 'One Labor is' : `${open} Labors are`} not written yet.`]
      : ['All twelve Labors are written.']),
  ];
};
