import type { Core } from '#core/contract/server';
import type { ChartLabels } from '#modules/profile/public';
import { crisisGate } from '#modules/safety/public';
import { readsAsEnglish } from '#modules/text-analysis/public';
import type { GeneratedProfile, LaborAdvice } from '../../schemas/generated-profile';
import type { Details } from '../encryption';
import { approachOf } from './approach';
import { laborSigns } from './labor-signs';
import { laborsOfChart, laborsOfWords, mergeAdvice } from './rank-labors';

const nameOf = (labor: number): string => laborSigns.find((one) => one.labor === labor)?.name ?? '';

const chartSentence = ({ humanDesign, western }: ChartLabels): string => {
  const facts = [
    humanDesign.type && `Human Design type ${humanDesign.type}`,
    humanDesign.profile && `profile ${humanDesign.profile}`,
    western.sun && `Sun in ${western.sun}`,
    western.moon && `Moon in ${western.moon}`,
    western.rising && `${western.rising} rising`,
  ].filter((fact) => typeof fact === 'string');
  return facts.length > 0
    ? `The chart says: ${facts.join(', ')}.`
    : 'Too little of the birth is known for the chart to say anything certain.';
};

const wordsSentence = (text: string, english: boolean, words: readonly LaborAdvice[]): string => {
  if (text === '') return 'Nothing was written besides the birth data, so all of this rests on the chart.';
  if (!english) return 'What was written is not in English; this text leaves it unread. Please read it in the request.';
  if (words.length === 0) return 'What was written names no subject clearly; please read it in the request.';
  return `What was written speaks of ${words.map(({ labor, reason }) => `${nameOf(labor)} (${reason.replace(/^They wrote: /, '')})`).join(', and of ')}.`;
};

const focusOf = (words: readonly LaborAdvice[], all: readonly LaborAdvice[]): string => {
  const [first] = all;
  if (!first) return 'Listen first: neither words nor chart name a focus.';
  const from = words.length > 0 ? 'it is what their own words are closest to' : 'the chart speaks for it';
  return `${nameOf(first.labor)}: ${from}.`;
};

const personFirst = {
  synthesis:
    'What was written asks for a person before anything else. Please read it yourself, today. No text was made of it.',
  hedoRecommendations: {
    suggestedApproach: 'Write or call in person, simply and soon. Ask how they are, and name help lines near them.',
    keyFocus: 'Safety first; everything else can wait.',
    recommended12Labors: [],
  },
};

/** The profile of a request by fixed rules: labels of the chart, and passages of the person's own words. */
export const compose = async (
  core: Core,
  name: string,
  { birth, additionalInfo }: Details,
  labels: ChartLabels,
): Promise<{ readonly profile: GeneratedProfile; readonly crisis: boolean }> => {
  const crisis = additionalInfo !== '' && (await core.port(crisisGate).assess(additionalInfo)).level >= 2;
  const english = readsAsEnglish(additionalInfo);
  const words = !crisis && english ? await laborsOfWords(core, additionalInfo) : [];
  const all = mergeAdvice(words, laborsOfChart(labels));
  const made = crisis
    ? personFirst
    : {
        synthesis: [chartSentence(labels), wordsSentence(additionalInfo, english, words)].join('\n\n'),
        hedoRecommendations: {
          suggestedApproach: approachOf(labels),
          keyFocus: focusOf(words, all),
          recommended12Labors: all,
        },
      };
  const { type, strategy, authority, profile, gates } = labels.humanDesign;
  return {
    crisis,
    profile: {
      version: 1,
      personalInfo: {
        name,
        birthDate: birth.birthDate,
        birthTime: birth.birthTime,
        birthLocation: birth.place?.label ?? null,
      },
      humanDesign: { type, strategy, authority, profile, gates: [...gates] },
      astrology: labels.western,
      ...made,
    },
  };
};
