import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** A passage of one answer, word for word; offsets are UTF-16 units into that version's text. */
export const Quote = Type.Object(
  {
    responseId: Type.String(),
    laborNumber: Type.Integer({ minimum: 1, maximum: 12 }),
    laborName: Type.String(),
    start: Type.Integer({ minimum: 0 }),
    end: Type.Integer({ minimum: 0 }),
    text: Type.String(),
  },
  strict,
);
export type Quote = Static<typeof Quote>;

export const ReadingTheme = Type.Object(
  {
    id: Type.String(),
    title: Type.String(),
    description: Type.String(),
    quotes: Type.Array(Quote),
    question: Type.String(),
  },
  strict,
);
export type ReadingTheme = Static<typeof ReadingTheme>;

/** A thought of an author beside the client's own passages. */
export const ReadingInsight = Type.Object(
  {
    id: Type.String(),
    framework: Type.Union([
      Type.Literal('jung'),
      Type.Literal('frankl'),
      Type.Literal('eliade'),
      Type.Literal('others'),
    ]),
    thinker: Type.String(),
    work: Type.String(),
    concept: Type.String(),
    note: Type.String(),
    quotes: Type.Array(Quote),
    question: Type.String(),
  },
  strict,
);
export type ReadingInsight = Static<typeof ReadingInsight>;

export const Frameworks = Type.Object(
  {
    jung: Type.Array(Type.String()),
    frankl: Type.Array(Type.String()),
    eliade: Type.Array(Type.String()),
    others: Type.Record(Type.String(), Type.Array(Type.String())),
  },
  strict,
);

/** What a writer makes of the answers; stored sealed as it is. */
export const Reading = Type.Object(
  {
    thin: Type.Boolean(),
    opening: Type.Array(Type.String()),
    themes: Type.Array(ReadingTheme),
    insights: Type.Array(ReadingInsight),
    chart: Type.Array(Type.String()),
    closing: Type.Array(Type.String()),
    guidance: Type.Array(Type.Object({ themeId: Type.String(), title: Type.String(), text: Type.String() }, strict)),
    /** A name for each paragraph of the three lists, in their order; absent in readings made before paragraphs had names. */
    names: Type.Optional(
      Type.Object(
        { opening: Type.Array(Type.String()), chart: Type.Array(Type.String()), closing: Type.Array(Type.String()) },
        strict,
      ),
    ),
  },
  strict,
);
export type Reading = Static<typeof Reading>;
