/** What a questionnaire with a score consists of, in one language. */
export interface MeasureForm {
  readonly language: FormLanguage;
  readonly title: string;
  /** What it asks about: `Over the last 2 weeks`. Empty where the lead says it. */
  readonly period: string;
  readonly lead: string;
  readonly questions: MeasureQuestion[];
  /** Answers that each question offers, the same for all. */
  readonly options: MeasureOption[];
  readonly summary: MeasureSummary;
  /** The sum or mean is multiplied by it. */
  readonly factor: number;
  readonly bands: MeasureBand[];
  /** By which permission it is used. */
  readonly licence: string;
}
interface MeasureQuestion {
  readonly text: string;
  /** The answer with most points gets fewest, and the other way round. */
  readonly isReversed: boolean;
  /** It asks about death or hurting oneself: any answer above the lowest shows help at once. */
  readonly showsHelp: boolean;
}
interface MeasureOption {
  readonly label: string;
  readonly points: number;
}
/** A range of scores with its name in the instrument. It is no diagnosis. */
interface MeasureBand {
  readonly from: number;
  readonly name: string;
}
export const measureSummaries = ['sum', 'mean'] as const;
type MeasureSummary = (typeof measureSummaries)[number];

export const formLanguages = ['en', 'de', 'es'] as const;
export type FormLanguage = (typeof formLanguages)[number];
/** The languages that a questionnaire is written in; always in English. */
export interface MeasureForms {
  readonly en: MeasureForm;
  readonly de?: MeasureForm;
  readonly es?: MeasureForm;
}

const leastPoints = ({ options }: MeasureForm): number => Math.min(...options.map(({ points }) => points));
const mostPoints = ({ options }: MeasureForm): number => Math.max(...options.map(({ points }) => points));

/** Points of an answer, which is the place of an option. */
const pointsOf = (form: MeasureForm, question: number, answer: number): number => {
  const points = form.options[answer]?.points ?? 0;
  return form.questions[question]?.isReversed ? leastPoints(form) + mostPoints(form) - points : points;
};

const summarise = ({ questions, summary, factor }: MeasureForm, sum: number): number =>
  Math.round(100 * factor * (summary === 'mean' ? sum / questions.length : sum)) / 100;

/** The score of complete answers, with two places at most. */
export const scoreOf = (form: MeasureForm, answers: readonly number[]): number =>
  summarise(
    form,
    answers.reduce((sum, answer, question) => sum + pointsOf(form, question, answer), 0),
  );

/** The lowest and the highest score there can be. */
export const rangeOf = (form: MeasureForm): readonly [least: number, most: number] => [
  summarise(form, leastPoints(form) * form.questions.length),
  summarise(form, mostPoints(form) * form.questions.length),
];

/** Name of the range in which a score lies; empty where the questionnaire names none. */
export const findBand = (form: MeasureForm, score: number): string =>
  [...form.bands].reverse().find(({ from }) => score >= from)?.name ?? '';

/** Place of the first question whose answer so far speaks of being dead or hurting oneself; -1 where none does. */
export const findDanger = (form: MeasureForm, answers: readonly (number | null | undefined)[]): number =>
  form.questions.findIndex(({ showsHelp }, question) => {
    const answer = answers[question];
    return showsHelp && typeof answer === 'number' && pointsOf(form, question, answer) > leastPoints(form);
  });

/** Equal for questionnaires whose scores may stand side by side: another version may be counted in another way. */
export const countingOf = ({ questions, options, summary, factor, bands }: MeasureForm): string =>
  JSON.stringify([
    questions.map(({ isReversed }) => isReversed),
    options.map(({ points }) => points),
    [summary, factor],
    bands.map(({ from }) => from),
  ]);
