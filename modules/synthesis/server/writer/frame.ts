import type { LaborAnswer } from '#modules/labors/public';
import type { ProfileSummary } from '#modules/profile/public';
import { countWords } from '#modules/text-analysis/public';
import type { ReadingTheme } from '../../schemas/reading';
import type { Said } from './said';
import { capital, counted, laborsNamed, listed } from './wording';

const noun: Readonly<Record<string, string>> = { SolarPlexus: 'Solar Plexus' };

/** Facts of the chart beside the words, those left that the client did not refuse; what the chart leaves open is left out. */
export const chartOf = (
  { humanDesign, geneKeys, western }: ProfileSummary,
  notMe: ReadonlySet<string>,
): readonly Said[] => {
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
  const centers = humanDesign.definedCenters.map((one) => noun[one] ?? one);
  const ofDesign = [
    ...(design.length > 0 ? [`Your Human Design names ${listed(design)}.`] : []),
    ...(centers.length > 0 ? [`Defined ${centers.length === 1 ? 'centre' : 'centres'}: ${listed(centers)}.`] : []),
  ];
  const facts: readonly Said[] = [
    ...(ofDesign.length > 0 ? [{ id: 'chart.design', text: ofDesign.join(' ') }] : []),
    ...(geneKeys.lifeWork
      ? [{ id: 'chart.keys', text: `Life’s Work stands in gate and line ${geneKeys.lifeWork}.` }]
      : []),
    ...(sky.length > 0 ? [{ id: 'chart.sky', text: `In the sky of your birth: ${listed(sky)}.` }] : []),
  ].filter(({ id }) => !notMe.has(id));
  return facts.map(({ id, text }, index) => ({
    id,
    text:
      index < facts.length - 1 ? text : `${text} These are facts of the chart; nothing above was derived from them.`,
  }));
};

const numbersOf = (answers: readonly LaborAnswer[]): number[] => answers.map(({ laborNumber }) => laborNumber);

/** Which Labors the themes drew on, which are short and which are still open. `out` tells what was left out. */
export const closingOf = (
  read: readonly LaborAnswer[],
  unread: readonly LaborAnswer[],
  themes: readonly ReadingTheme[],
  out: readonly Said[],
): Said[] => {
  const drawn = new Set(themes.flatMap(({ quotes }) => quotes.map(({ laborNumber }) => laborNumber)));
  const silent = read.filter(({ laborNumber }) => !drawn.has(laborNumber));
  const short = read.filter(({ text }) => countWords(text) < 40);
  const open = 12 - read.length - unread.length;
  return [
    ...(themes.length > 0 && silent.length > 0
      ? [
          {
            id: 'closing.silent',
            text: `No theme drew on ${laborsNamed(numbersOf(silent))}, which says nothing about how much ${
              silent.length === 1 ? 'it matters' : 'they matter'
            }.`,
          },
        ]
      : []),
    ...(short.length > 0 && unread.length === 0
      ? [
          {
            id: 'closing.brief',
            text: `${capital(laborsNamed(numbersOf(short)))} ${short.length === 1 ? 'is' : 'are'} still brief.`,
          },
        ]
      : []),
    ...out,
    {
      id: 'closing.open',
      text:
        open > 0
          ? `${capital(counted(open))} ${open === 1 ? 'Labor is' : 'Labors are'} not written yet.`
          : 'All twelve Labors are written.',
    },
  ];
};
