import { type Static, Type } from '@sinclair/typebox';
import { leastAgreement, mostAgreement, statements } from '#modules/chart-engine/public';

const TypeNumber = Type.Integer({ minimum: 1, maximum: 9 });
const Answers = Type.Array(Type.Integer({ minimum: leastAgreement, maximum: mostAgreement }), {
  minItems: statements.length,
  maxItems: statements.length,
});

/** A whole questionnaire, in the order in which it is asked; `choice` decides between types that lead together. */
export const EnneagramInput = Type.Object(
  { answers: Answers, choice: Type.Optional(Type.Union([TypeNumber, Type.Null()])) },
  { additionalProperties: false, $id: 'EnneagramInput' },
);
export type EnneagramInput = Static<typeof EnneagramInput>;

/** Type with its wing as the profile carries it. */
export const Enneagram = Type.Object(
  { type: TypeNumber, wing: Type.Union([TypeNumber, Type.Null()]) },
  { additionalProperties: false },
);
export type Enneagram = Static<typeof Enneagram>;

/** The answers as they were given and what they come to. */
export const EnneagramView = Type.Object(
  {
    answers: Answers,
    choice: Type.Union([TypeNumber, Type.Null()]),
    scores: Type.Record(Type.String({ pattern: '^[1-9]$' }), Type.Integer()),
    leading: Type.Array(TypeNumber),
    type: Type.Union([TypeNumber, Type.Null()]),
    wing: Type.Union([TypeNumber, Type.Null()]),
    lead: Type.Integer(),
    version: Type.Integer({ minimum: 1 }),
    answeredAt: Type.String(),
  },
  { additionalProperties: false, $id: 'EnneagramView' },
);
export type EnneagramView = Static<typeof EnneagramView>;
