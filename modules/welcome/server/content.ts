import type { ContentField, ContentFields, ContentLanguage, ContentNoun } from '#modules/studio/public';
import stageNames from '../data/stage-names.json';
import { type StageKey, stageFigures, stagesNoun, toStageFields } from '../lib/journey-figures';

const dollars = (name: string, label: string, most = 10_000_000): ContentField => ({
  name,
  label,
  kind: 'money',
  currency: 'USD',
  least: 0,
  most,
  // Pages show whole dollars.
  step: 100,
  isRequired: true,
  isShared: true,
});
const count = (name: string, label: string): ContentField => ({
  name,
  label,
  kind: 'number',
  least: 1,
  most: 104,
  isRequired: true,
  isShared: true,
});
const nameField: ContentField = { name: 'name', label: 'Name', kind: 'text', isRequired: true, most: 60 };

const amountLabels = {
  aftercare: 'Price a month',
  clearance: 'Medical clearance',
  psychological: 'Psychological assessment',
  insurance: 'Travel insurance',
  sessionDay: 'Practitioner sessions, a day',
  treatment: 'A treatment',
  reserve: 'Emergency reserve',
  weekly: 'Staying in touch, a week',
  monthly: 'Staying in touch, a month',
  monthlyMore: 'Staying in touch more often, a month',
} as const;

const titles: Readonly<Record<StageKey, string>> = {
  intake: 'Intake',
  assessment: 'Assessment and matching',
  retreat: 'Retreat',
  integration: 'Integration',
  aftercare: 'Aftercare',
  before: 'Before a retreat',
  during: 'During a retreat',
  after: 'Afterwards',
};
const languages = ['en', 'de', 'es'] as const;
const names: Readonly<Record<string, Readonly<Record<ContentLanguage, string>>>> = stageNames;

const fieldsOf = (key: StageKey): readonly ContentField[] => {
  const figures = stageFigures[key];
  const name = names[key] ? [nameField] : [];
  if (!('range' in figures)) return [...name, ...figures.amounts.map((one) => dollars(one, amountLabels[one]))];
  const unit = key === 'retreat' ? 'days' : 'weeks';
  return [
    ...name,
    dollars('priceFrom', 'Price, from'),
    dollars('priceTo', 'Price, to'),
    count('from', `Length in ${unit}, from`),
    count('to', `Length in ${unit}, to`),
  ];
};

/** What a document says before staff change it; figures stand in the source language alone. */
const builtInOf = (key: StageKey): Readonly<Partial<Record<ContentLanguage, ContentFields>>> => {
  const own = names[key];
  if (!own) return { en: toStageFields(key), de: {}, es: {} };
  return { en: { name: own.en, ...toStageFields(key) }, de: { name: own.de }, es: { name: own.es } };
};

const isBelow = (fields: ContentFields, from: string, to: string): boolean => {
  const [low, high] = [fields[from], fields[to]];
  return typeof low === 'number' && typeof high === 'number' && high < low;
};

/** Stages, prices and lengths of the journey: what the planner, the assistant and the pages read. */
export const stagesContent: ContentNoun = {
  noun: stagesNoun,
  label: 'Stages and prices of the journey',
  about:
    'What each stage is called, costs and takes: on the landing page, in the planner and in answers of the assistant.',
  languages,
  inPages: 'everybody',
  fields: [nameField],
  list: async () =>
    (Object.keys(stageFigures) as StageKey[]).map((key) => ({
      key,
      title: titles[key],
      path: '/client-journey',
      fields: fieldsOf(key),
      builtIn: builtInOf(key),
    })),
  check: ({ fields }) => [
    ...(isBelow(fields, 'priceFrom', 'priceTo')
      ? [{ path: 'priceTo', message: 'The highest price is below the lowest.' }]
      : []),
    ...(isBelow(fields, 'from', 'to') ? [{ path: 'to', message: 'The longest time is below the shortest.' }] : []),
  ],
};
