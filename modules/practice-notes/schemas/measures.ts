import { type Static, Type } from '@sinclair/typebox';
import { formLanguages, measureSummaries } from '../lib/measure-form';
import { enteredPrefix, measureKeys } from '../lib/measures';
import { mostOptions, mostQuestions } from './values';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
/** Built in, or the key of a questionnaire that staff entered. */
const MeasureKey = Type.String({ pattern: `^(?:${measureKeys.join('|')}|${enteredPrefix}[a-z0-9-]{1,60})$` });

/** A questionnaire in one language, as it was given. */
const MeasureForm = Type.Object(
  {
    language: Type.Union(formLanguages.map((language) => Type.Literal(language))),
    title: Type.String(),
    period: Type.String(),
    lead: Type.String(),
    questions: Type.Array(
      Type.Object({ text: Type.String(), isReversed: Type.Boolean(), showsHelp: Type.Boolean() }, strict),
    ),
    options: Type.Array(Type.Object({ label: Type.String(), points: Type.Number() }, strict)),
    summary: Type.Union(measureSummaries.map((summary) => Type.Literal(summary))),
    factor: Type.Number(),
    bands: Type.Array(Type.Object({ from: Type.Number(), name: Type.String() }, strict)),
    licence: Type.String(),
  },
  { ...strict, $id: 'MeasureForm' },
);
const MeasureForms = Type.Object(
  { en: MeasureForm, de: Type.Optional(MeasureForm), es: Type.Optional(MeasureForm) },
  { ...strict, $id: 'MeasureForms' },
);

export const MeasureRequestInput = Type.Object({ measure: MeasureKey }, { ...strict, $id: 'MeasureRequestInput' });
/** One answer for each question: the place of the option, from 0. */
export const MeasureAnswers = Type.Object(
  {
    answers: Type.Array(Type.Integer({ minimum: 0, maximum: mostOptions - 1 }), {
      minItems: 1,
      maxItems: mostQuestions,
    }),
  },
  { ...strict, $id: 'MeasureAnswers' },
);
export type MeasureAnswers = Static<typeof MeasureAnswers>;

/** A questionnaire as one of the two sees it; answers and score are null until it was answered. */
export const MeasureView = Type.Object(
  {
    id: Id,
    matchId: Id,
    measure: MeasureKey,
    /** As it was given; null of what is built in. */
    forms: orNull(MeasureForms),
    practitionerName: Type.String(),
    requestedAt: Type.String(),
    answeredAt: orNull(Type.String()),
    answers: orNull(Type.Array(Type.Integer())),
    score: orNull(Type.Number()),
  },
  { ...strict, $id: 'MeasureView' },
);
export type MeasureView = Static<typeof MeasureView>;
export const MeasureList = Type.Array(MeasureView);
