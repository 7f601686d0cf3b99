import type { ChaptersView } from '#modules/chart-chapters/public';
import type { Matter } from '#modules/observations/public';
import type { ProfileSummary } from '#modules/profile/public';
import { countWords } from '#modules/text-analysis/public';
import type { Paragraph } from './paragraphs';
import { listed } from './quoting';
import { fill } from './variants';
import type { Wording } from './wording/wording';

type Chapter = ChaptersView['groups'][number]['chapters'][number];

/** More would be the chapters' page again. */
const mostChapters = 6;
const longestOwn = 30;
const shortest = 6;

/** What a chapter opens with: its first sentence, or two where the first is a question or very short. */
const openingOf = ({ text }: Chapter): string | null => {
  const [first, second] = text.split(/(?<=[.!?])\s+/u);
  if (!first) return null;
  return countWords(first) < shortest || first.endsWith('?') ? `${first} ${second ?? ''}`.trim() : first;
};

/** Type, authority and profile, then what the client marked as fitting; never what they marked as not theirs. */
const chosenOf = ({ groups }: ChaptersView): Chapter[] => {
  const all = groups.flatMap(({ chapters }) => chapters).filter(({ response }) => response?.verdict !== 'not-me');
  const main = ['type.', 'authority.', 'profile.'].flatMap((kind) => all.filter(({ id }) => id.startsWith(kind)));
  const fitting = all.filter((one) => one.response?.verdict === 'fits' && !main.includes(one));
  return [...main, ...fitting].slice(0, mostChapters);
};

/** What tradition says of the chart, marked as such, next to the client's own sentence on the same subject where there is one. */
export const chaptersOf = (
  view: ChaptersView | null,
  { answers, language }: Matter,
  { chart, grammar }: Wording,
  refused: ReadonlySet<string>,
): Paragraph[] => {
  // A paragraph in another language breaks the essay: it stays on the page of the chapters.
  if (!view || view.language !== language) return [];
  const isRead = (id: string): boolean => answers.some(({ answer }) => answer.responseId === id);
  return chosenOf(view).flatMap((chapter): Paragraph[] => {
    const id = `chart.${chapter.id.replaceAll('.', '-')}`;
    const sentence = openingOf(chapter);
    if (!sentence || refused.has(id)) return [];
    const own = chapter.passages.find(({ responseId, text }) => isRead(responseId) && countWords(text) <= longestOwn);
    const slots = {
      title: chapter.title,
      sentence: `${grammar.open}${sentence}${grammar.close}`,
      own: own && `${grammar.open}${own.text}${grammar.close}`,
      inAt: own && grammar.inLabors([own.laborNumber]),
    };
    const texts = [
      fill(chart.chapter, slots),
      chapter.response?.verdict === 'fits' ? chart.fits : null,
      fill(chart.own, slots),
    ];
    return [{ id, text: texts.filter((text) => text !== null).join(' ') }];
  });
};

/** Facts of the chart, those left that the client did not refuse; what the chart leaves open is left out. */
export const chartOf = (
  { humanDesign, geneKeys, western }: ProfileSummary,
  { chart, grammar }: Wording,
  refused: ReadonlySet<string>,
  chapters: readonly Paragraph[] = [],
): Paragraph[] => {
  const labelled = (label: string, value: string | null | undefined): string[] =>
    value ? [fill(chart.labels[label] ?? '{x}', { x: chart.signs[value] ?? value }) ?? value] : [];
  const sentenceOf = (sentence: string, facts: readonly string[]): string[] =>
    facts.length > 0 ? [fill(sentence, { facts: listed(grammar, facts) }) ?? ''] : [];
  const design = [
    ...sentenceOf(chart.design, [
      ...labelled('type', humanDesign.type),
      ...labelled('authority', humanDesign.authority),
      ...labelled('profile', humanDesign.profile),
    ]),
    ...sentenceOf(
      chart.centers,
      humanDesign.definedCenters.map((one) => (one === 'SolarPlexus' ? 'Solar Plexus' : one)),
    ),
  ];
  const facts: Paragraph[] = [
    { id: 'chart.design', text: design.join(' ') },
    { id: 'chart.keys', text: sentenceOf(chart.keys, geneKeys.lifeWork ? [geneKeys.lifeWork] : []).join('') },
    {
      id: 'chart.sky',
      text: sentenceOf(chart.sky, [
        ...labelled('sun', western.sun),
        ...labelled('moon', western.moon),
        ...labelled('rising', western.rising),
      ]).join(''),
    },
  ].filter(({ id, text }) => text !== '' && !refused.has(id));
  const all = [...facts, ...chapters];
  return all.map(({ id, text }, index) => ({ id, text: index < all.length - 1 ? text : `${text} ${chart.apart}` }));
};
