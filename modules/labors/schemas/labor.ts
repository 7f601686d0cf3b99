import { type Static, Type } from '@sinclair/typebox';

/** One of the twelve Labors with its question. */
export const LaborView = Type.Object(
  {
    laborNumber: Type.Integer({ minimum: 1, maximum: 12 }),
    name: Type.String(),
    /** The demo gem's label of the same face. */
    gemLabel: Type.String(),
    description: Type.String(),
    question: Type.String(),
    prompts: Type.Array(Type.String()),
    authors: Type.Array(
      Type.Object({ name: Type.String(), work: Type.String(), note: Type.String() }, { additionalProperties: false }),
    ),
  },
  { additionalProperties: false, $id: 'LaborView' },
);
export type LaborView = Static<typeof LaborView>;
export const LaborList = Type.Array(LaborView);
