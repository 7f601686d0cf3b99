import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** What a match is judged by. */
export const Criterion = Type.Union([
  Type.Literal('specialization'),
  Type.Literal('frameworks'),
  Type.Literal('practicalities'),
  Type.Literal('profile'),
]);

/** What a reason says, for pages that put it in a person's language; `of` are names of the vocabulary and numbers of Labors. */
export const ReasonWords = Type.Object(
  {
    key: Type.Union([
      /** `of`: the specialization and the practitioner's sentence about it. */
      Type.Literal('specialization'),
      /** The same, and the need that the client confirmed, in English, German and Spanish. */
      Type.Literal('specialization.confirmed'),
      Type.Literal('specialization.none'),
      /** `of`: the framework and the Labor. */
      Type.Literal('frameworks.one'),
      /** `of`: two frameworks and one or two Labors. */
      Type.Literal('frameworks.two'),
      /** `of`: the practitioner's frameworks. */
      Type.Literal('frameworks.none'),
      /** `of`: languages in common. */
      Type.Literal('practicalities.open'),
      Type.Literal('practicalities.waiting'),
      /** `of`: chart themes in common. */
      Type.Literal('profile'),
      Type.Literal('profile.none'),
      Type.Literal('not-compared'),
    ]),
    of: Type.Array(Type.String()),
  },
  strict,
);
export type ReasonWords = Static<typeof ReasonWords>;

/**
 * One criterion of a match, with its weight in percent and what it earned of that: what the client needs (`specialization`), ways of
 * working, practicalities. `profile`, the chart, is next to the score and is not part of it.
 */
export const MatchPart = Type.Object(
  {
    criterion: Criterion,
    weight: Type.Number(),
    points: Type.Number(),
    /** In English. */
    reason: Type.String(),
    /** Absent in results of older runs. */
    words: Type.Optional(ReasonWords),
    /** The client's own words that carry this part; shown to the client alone. */
    quote: Type.Union([
      Type.Null(),
      Type.Object({ laborNumber: Type.Integer(), laborName: Type.String(), text: Type.String() }, strict),
    ]),
    /** The client keeps this Labor to themselves since: its passage is hidden. Never stored. */
    hiddenLabor: Type.Optional(Type.Integer()),
    /** Labors this part was drawn from; absent in results of older runs. */
    labors: Type.Optional(Type.Array(Type.Integer())),
  },
  strict,
);
export type MatchPart = Static<typeof MatchPart>;
