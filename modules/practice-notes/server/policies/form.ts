import type { ContentFields, ContentValue, Entry } from '#modules/studio/public';
import type { FormLanguage, MeasureForm } from '../../lib/measure-form';

const entriesOf = (value: ContentValue | undefined): Entry[] =>
  Array.isArray(value) ? value.filter((entry) => typeof entry === 'object' && entry !== null) : [];
const textOf = (value: unknown): string => (typeof value === 'string' ? value : '');
const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** A questionnaire in the words of one language, counted as its source says. */
export const readForm = (language: FormLanguage, source: ContentFields, said: ContentFields): MeasureForm => {
  const [questions, options, bands] = [
    entriesOf(said['questions']),
    entriesOf(said['options']),
    entriesOf(said['bands']),
  ];
  return {
    language,
    title: textOf(said['title']),
    period: textOf(said['period']),
    lead: textOf(said['lead']),
    questions: entriesOf(source['questions']).map(({ isReversed, showsHelp }, index) => ({
      text: textOf(questions[index]?.['text']),
      isReversed: isReversed === true,
      showsHelp: showsHelp === true,
    })),
    options: entriesOf(source['options']).map(({ points }, index) => ({
      label: textOf(options[index]?.['label']),
      points: numberOf(points),
    })),
    summary: source['summary'] === 'mean' ? 'mean' : 'sum',
    factor: numberOf(source['factor']),
    bands: entriesOf(source['bands']).map(({ from }, index) => ({
      from: numberOf(from),
      name: textOf(bands[index]?.['name']),
    })),
    licence: textOf(source['licence']),
  };
};

/** Whether all that the source asks is said: a translation may be older than it. */
export const isWhole = ({ questions, options, bands }: MeasureForm): boolean =>
  [...questions.map(({ text }) => text), ...options.map(({ label }) => label), ...bands.map(({ name }) => name)].every(
    (text) => text !== '',
  );
