import { type Static, Type } from '@sinclair/typebox';
import { measureKeys } from '../lib/measures';

const strict = { additionalProperties: false } as const;
const Id = Type.String({ format: 'uuid' });
const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) => Type.Union([schema, Type.Null()]);
export const MeasureKey = Type.Union(measureKeys.map((key) => Type.Literal(key)));

export const MeasureRequestInput = Type.Object({ measure: MeasureKey }, { ...strict, $id: 'MeasureRequestInput' });
/** One answer for each question, from 0 to 3. */
export const MeasureAnswers = Type.Object(
  { answers: Type.Array(Type.Integer({ minimum: 0, maximum: 3 }), { minItems: 7, maxItems: 9 }) },
  { ...strict, $id: 'MeasureAnswers' },
);
export type MeasureAnswers = Static<typeof MeasureAnswers>;

/** A questionnaire as one of the two sees it; answers and score are null until it was answered. */
export const MeasureView = Type.Object(
  {
    id: Id,
    matchId: Id,
    measure: MeasureKey,
    practitionerName: Type.String(),
    requestedAt: Type.String(),
    answeredAt: orNull(Type.String()),
    answers: orNull(Type.Array(Type.Integer())),
    score: orNull(Type.Integer()),
  },
  { ...strict, $id: 'MeasureView' },
);
export type MeasureView = Static<typeof MeasureView>;
export const MeasureList = Type.Array(MeasureView);
