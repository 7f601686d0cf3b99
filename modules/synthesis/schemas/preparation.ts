import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const LaborNumber = Type.Integer({ minimum: 1, maximum: 12 });
const Labors = Type.Array(LaborNumber);

/** Labors that the client leaves out of one reading. */
export const LeftOut = Type.Array(LaborNumber, { uniqueItems: true, maxItems: 12 });

/** `GET /api/synthesis/preparation`: what the next reading would be made from, and what is different from the last one. */
export const ReadingPreparation = Type.Object(
  {
    labors: Type.Array(
      Type.Object(
        {
          laborNumber: LaborNumber,
          laborName: Type.String(),
          words: Type.Integer({ minimum: 1 }),
          /** An answer for `self` cannot go in. */
          audience: Type.Union([Type.Literal('self'), Type.Literal('reading'), Type.Literal('practitioners')]),
          /** Goes in unless it is left out; false at first for what was left out of the last reading. */
          goesIn: Type.Boolean(),
        },
        strict,
      ),
    ),
    changes: Type.Object(
      {
        /** The last reading; null before the first, and then every answer is new. */
        since: Type.Union([
          Type.Null(),
          Type.Object({ version: Type.Integer({ minimum: 1 }), at: Type.String() }, strict),
        ]),
        added: Labors,
        changed: Labors,
        withdrawn: Labors,
        /** Was read for the last reading, and is kept to oneself now. */
        keptBack: Labors,
        chart: Type.Boolean(),
        /** Parts that were called "not me" since. */
        notMe: Type.Integer({ minimum: 0 }),
      },
      strict,
    ),
  },
  { ...strict, $id: 'ReadingPreparation' },
);
export type ReadingPreparation = Static<typeof ReadingPreparation>;
