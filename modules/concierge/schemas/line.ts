import { type Static, Type } from '@sinclair/typebox';

const closed = { additionalProperties: false };

const source = {
  /** `help:what-it-costs`; an own text has the id that its module gave it. */
  source: Type.String(),
  title: Type.String(),
  /** Own path of the page where it stands. */
  path: Type.String(),
  /** The person's own words. */
  own: Type.Boolean(),
};
const Language = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]);

/** One line of an answer as it comes over the wire; `done` is the last one of a whole answer. */
export const Line = Type.Union([
  /** Sentences of a source, unchanged. */
  Type.Object(
    {
      kind: Type.Literal('passage'),
      text: Type.String(),
      /** Of a published text; English when absent. */
      language: Type.Optional(Language),
      ...source,
    },
    closed,
  ),
  /** A sentence that the language model worded from the sources that follow. */
  Type.Object({ kind: Type.Literal('said'), text: Type.String() }, closed),
  Type.Object({ kind: Type.Literal('source'), ...source }, closed),
  /** What came so far did not pass the checks and is taken back. */
  Type.Object({ kind: Type.Literal('withdrawn') }, closed),
  /** A greeting as conversations kept before courtesies had kinds hold it. */
  Type.Object({ kind: Type.Literal('greeting') }, closed),
  /** An answer to words that ask nothing; null: in the language of the page. */
  Type.Object(
    {
      kind: Type.Literal('courtesy'),
      courtesy: Type.Union([
        Type.Literal('hello'),
        Type.Literal('thanks'),
        Type.Literal('agreed'),
        Type.Literal('bye'),
      ]),
      language: Type.Union([Language, Type.Null()]),
    },
    closed,
  ),
  /** The texts are still being read. The next line takes its place; when none comes, the question is to be asked again later. */
  Type.Object({ kind: Type.Literal('preparing') }, closed),
  /** What was answered is for a person to answer in full. */
  Type.Object({ kind: Type.Literal('person') }, closed),
  /** Nothing fits. */
  Type.Object({ kind: Type.Literal('unknown') }, closed),
  /** Questions that may be meant. */
  Type.Object(
    { kind: Type.Literal('suggest'), questions: Type.Array(Type.String(), { maxItems: 3 }), language: Language },
    closed,
  ),
  /** The crisis gate heard a likeness only: help stands next to the answer that follows. */
  Type.Object({ kind: Type.Literal('help') }, closed),
  /** The crisis gate: help lines and a person, nothing else. */
  Type.Object({ kind: Type.Literal('crisis') }, closed),
  Type.Object({ kind: Type.Literal('failed') }, closed),
  Type.Object(
    {
      kind: Type.Literal('done'),
      /** Null when the answer is not kept. */
      id: Type.Union([Type.String({ format: 'uuid' }), Type.Null()]),
      /** Name of the language model that worded it; null: sentences of the sources. */
      model: Type.Union([Type.String(), Type.Null()]),
    },
    closed,
  ),
]);
export type Line = Static<typeof Line>;
