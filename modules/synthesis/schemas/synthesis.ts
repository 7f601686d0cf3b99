import { type Static, Type } from '@sinclair/typebox';
import { LeftOut } from './preparation';
import { Frameworks, Reading } from './reading';

const strict = { additionalProperties: false } as const;
const Nullable = Type.Union([Type.String(), Type.Null()]);

/** Who wrote a reading. `embedded` are rules of our own; `model` a configured language model. */
export const Engine = Type.Object(
  { kind: Type.Union([Type.Literal('embedded'), Type.Literal('model')]), id: Type.String(), fallback: Nullable },
  strict,
);
export type Engine = Static<typeof Engine>;

/** A part that gave way. */
export const ReplacedPart = Type.Object(
  {
    itemId: Type.String(),
    /** Null where its words are hidden now. */
    title: Nullable,
    /** Id of the part in its place; null where none was left. */
    instead: Nullable,
  },
  strict,
);
export type ReplacedPart = Static<typeof ReplacedPart>;

/** Somebody whom the client allowed to read their readings. */
export const Reader = Type.Object(
  {
    name: Nullable,
    from: Type.String(),
    /** When it ends or ended; null while it has no end. */
    until: Nullable,
    /** When they last read it; null if never. */
    lastReadAt: Nullable,
  },
  strict,
);
export type Reader = Static<typeof Reader>;

export const SynthesisView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    version: Type.Integer({ minimum: 1 }),
    generatedAt: Type.String(),
    engine: Engine,
    /** The whole report as plain text, paragraphs apart by blank lines. */
    content: Type.String(),
    themes: Type.Array(Type.Object({ title: Type.String(), description: Type.String() }, strict)),
    frameworks: Frameworks,
    reading: Reading,
    /** What it was made from may speak of danger, or of grief that reads alike: help is shown next to it. */
    help: Type.Boolean(),
    /** Labors of which passages are hidden, since the client keeps them to themselves now; absent where there are none. */
    hiddenLabors: Type.Optional(Type.Array(Type.Integer())),
    /** Labors with a recording that nobody has written down, so that it was not read; absent where there are none. */
    unheard: Type.Optional(Type.Array(Type.Integer())),
    /** Answers newer than this report, and whether the profile changed since. */
    newerResponses: Type.Integer({ minimum: 0 }),
    profileChanged: Type.Boolean(),
    feedback: Type.Record(Type.String(), Type.Union([Type.Literal('agree'), Type.Literal('not-me')])),
    /** The client's notes, by part; absent where there are none. */
    notes: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** Parts of this version that were called "not me" and gave way; absent where there are none. */
    replaced: Type.Optional(Type.Array(ReplacedPart)),
    /** Who was allowed to read it besides its client, the last first; absent where nobody was. */
    readers: Type.Optional(Type.Array(Reader)),
  },
  { ...strict, $id: 'SynthesisView' },
);
export type SynthesisView = Static<typeof SynthesisView>;

export const SynthesisVersions = Type.Array(
  Type.Object(
    { id: Type.String(), version: Type.Integer(), generatedAt: Type.String(), engine: Type.String() },
    strict,
  ),
);

export const JobStatus = Type.Union([
  Type.Literal('queued'),
  Type.Literal('running'),
  Type.Literal('done'),
  Type.Literal('failed'),
  Type.Literal('held'),
]);
/** State of a generation; `held` waits for the client to read the help card. */
export const SynthesisJobView = Type.Object(
  { jobId: Type.String({ format: 'uuid' }), status: JobStatus, stage: Type.String(), failure: Nullable },
  { ...strict, $id: 'SynthesisJobView' },
);
export type SynthesisJobView = Static<typeof SynthesisJobView>;

export const GenerateInput = Type.Object(
  {
    /** True after the help card was read. */
    afterHelp: Type.Optional(Type.Boolean()),
    /** Consent for this one generation: the provider's host name as shown. */
    shareWith: Type.Optional(Type.String({ maxLength: 253 })),
    /** Labors that stay out of this one reading. */
    leaveOut: Type.Optional(LeftOut),
  },
  { ...strict, $id: 'SynthesisGenerateInput' },
);

export const SynthesisState = Type.Object(
  {
    checklist: Type.Object({ profile: Type.Boolean(), responses: Type.Integer() }, strict),
    ready: Type.Boolean(),
    generatedAt: Nullable,
    job: Type.Union([SynthesisJobView, Type.Null()]),
    /** Host name of the configured language model; null when readings are made here. */
    provider: Nullable,
  },
  { ...strict, $id: 'SynthesisState' },
);
export type SynthesisState = Static<typeof SynthesisState>;

export const FeedbackInput = Type.Object(
  {
    synthesisId: Type.String({ format: 'uuid' }),
    itemId: Type.String({ minLength: 1, maxLength: 60 }),
    verdict: Type.Optional(Type.Union([Type.Literal('agree'), Type.Literal('not-me')])),
    /** Words of the client next to this part; null takes them away. */
    note: Type.Optional(Type.Union([Type.String({ minLength: 1, maxLength: 2000 }), Type.Null()])),
  },
  { ...strict, $id: 'SynthesisFeedbackInput' },
);

/** How the printed reading is to be: A4 and with what it says of the chart, by default. */
export const ReportQuery = Type.Object(
  {
    paper: Type.Optional(Type.Union([Type.Literal('a4'), Type.Literal('letter')])),
    birth: Type.Optional(Type.Union([Type.Literal('0'), Type.Literal('1')])),
  },
  { additionalProperties: false },
);
