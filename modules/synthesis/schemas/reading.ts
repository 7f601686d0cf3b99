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
    /** Whose words they are, where they are not the client's own. */
    by: Type.Optional(Type.String()),
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
    /** What was found, and in one sentence how; absent in readings made before these were kept and in those of a model. */
    kind: Type.Optional(Type.String()),
    how: Type.Optional(Type.String()),
  },
  strict,
);
export type ReadingTheme = Static<typeof ReadingTheme>;

/** A thought of an author next to the client's own passages. */
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
    /** The language that the reading is written in; English where it is absent. */
    language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')])),
    /** The client's own words as a title, and where they stand. */
    title: Type.Optional(Type.Object({ text: Type.String(), quote: Quote }, strict)),
    thin: Type.Boolean(),
    opening: Type.Array(Type.String()),
    themes: Type.Array(ReadingTheme),
    insights: Type.Array(ReadingInsight),
    /** One sentence for each framework without a passage. */
    silent: Type.Optional(
      Type.Object(
        {
          jung: Type.Optional(Type.String()),
          frankl: Type.Optional(Type.String()),
          eliade: Type.Optional(Type.String()),
          others: Type.Optional(Type.String()),
        },
        strict,
      ),
    ),
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
