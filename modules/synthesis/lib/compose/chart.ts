import type { ProfileSummary } from '#modules/profile/public';
import type { Paragraph } from './paragraphs';
import { listed } from './slots';
import { fill } from './variants';
import type { Wording } from './wording/wording';

/** Facts of the chart, those left that the client did not refuse; what the chart leaves open is left out. */
export const chartOf = (
  { humanDesign, geneKeys, western }: ProfileSummary,
  { chart, grammar }: Wording,
  refused: ReadonlySet<string>,
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
  return facts.map(({ id, text }, index) => ({ id, text: index < facts.length - 1 ? text : `${text} ${chart.apart}` }));
};
