import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;
const LaborNumber = Type.Integer({ minimum: 1, maximum: 12 });
const Labors = Type.Array(LaborNumber);

/** Labors that the client leaves out of one reading. */
export const LeftOut = Type.Array(LaborNumber, { uniqueItems: true, maxItems: 12 });

/** What a reading by the configured language model usually takes, if everything that can goes in. */
export const ModelEstimate = Type.Object(
  {
    provider: Type.String(),
    tokens: Type.Object({ sent: Type.Integer(), written: Type.Integer() }, strict),
    /** Null where no prices are configured. */
    cost: Type.Union([Type.Object({ amount: Type.Number(), currency: Type.String() }, strict), Type.Null()]),
    /** Most that one reading may cost; null: no limit. */
    limit: Type.Union([Type.Number(), Type.Null()]),
    /** By the last readings; null before the first. */
    seconds: Type.Union([Type.Integer(), Type.Null()]),
    /** After so long it is given up. */
    mostSeconds: Type.Integer(),
  },
  strict,
);
export type ModelEstimate = Static<typeof ModelEstimate>;

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
    /** Null without a language model. */
    model: Type.Union([ModelEstimate, Type.Null()]),
    /** Labors with a recording that nobody has written down: it is not read. */
    unheard: Labors,
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
