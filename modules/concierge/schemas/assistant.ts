import { type Static, Type } from '@sinclair/typebox';
import { Line } from './line';

const closed = { additionalProperties: false };

/** Longest question, in characters. */
export const longestQuestion = 2000;

const Text = Type.String({
  minLength: 1,
  maxLength: longestQuestion,
  pattern: '\\S',
  message: `Write a question of at most ${longestQuestion.toLocaleString('en')} characters.`,
});

/** A question; `before` is the one asked just before, for questions such as "and how long?", `language` what the page is in. */
export const Question = Type.Object(
  {
    text: Text,
    before: Type.Optional(Text),
    language: Type.Optional(Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')])),
  },
  closed,
);
export type Question = Static<typeof Question>;

/** What the person allows the assistant; nothing unless they said so. */
export const Settings = Type.Object(
  {
    /** Their own answers may be searched, for them alone. */
    ownAnswers: Type.Boolean(),
    /** Host name of the language model that questions and passages may be sent to. */
    provider: Type.Union([Type.String({ maxLength: 200 }), Type.Null()]),
  },
  closed,
);
export type Settings = Static<typeof Settings>;

/** One part of a kept conversation. */
export const Turn = Type.Union([
  Type.Object({ by: Type.Literal('person'), id: Type.String({ format: 'uuid' }), text: Type.String() }, closed),
  Type.Object(
    {
      by: Type.Literal('guide'),
      id: Type.String({ format: 'uuid' }),
      lines: Type.Array(Line),
      model: Type.Union([Type.String(), Type.Null()]),
      useful: Type.Union([Type.Boolean(), Type.Null()]),
    },
    closed,
  ),
]);
export type Turn = Static<typeof Turn>;

/** What a panel needs to open. */
export const AssistantView = Type.Object(
  {
    /** Somebody takes requests over. */
    handOff: Type.Boolean(),
    /** Host name of the language model that may word answers; null: none, or nobody is signed in. */
    provider: Type.Union([Type.String(), Type.Null()]),
    /** The person has writing of their own that could be searched. */
    canSearchOwn: Type.Boolean(),
    settings: Type.Union([Settings, Type.Null()]),
    /** A language model is part of the product. */
    ai: Type.Boolean(),
    /** A talk in a messaging app; null when none is configured. */
    messaging: Type.Union([Type.Object({ link: Type.String(), host: Type.String() }, closed), Type.Null()]),
    turns: Type.Array(Turn),
  },
  closed,
);
export type AssistantView = Static<typeof AssistantView>;

/** Whether an answer helped. */
export const Verdict = Type.Object(
  {
    useful: Type.Boolean(),
    /** The kept answer; absent for visitors. */
    answer: Type.Optional(Type.String({ format: 'uuid' })),
    /** Ids of the published sources it showed. */
    sources: Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 6 }),
  },
  closed,
);
export type Verdict = Static<typeof Verdict>;

const oneLine = '^(?=.*\\S)[^\\u0000-\\u001f\\u007f-\\u009f\\u2028\\u2029\\u202a-\\u202e\\u2066-\\u2069]*$';

/** A wish that a person of the team answers. Of the conversation only what is sent along here is passed on. */
export const HandOff = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 120,
      pattern: oneLine,
      message: 'Enter your name, in one line of at most 120 characters.',
    }),
    email: Type.String({
      maxLength: 254,
      pattern: '^[A-Za-z0-9.!#$%&\'*+/=?^_`{|}~-]{1,64}@[^\\s,;:<>()\\[\\]"\\\\@/?#%]{3,189}$',
      message: 'Enter an email address such as name@example.com.',
    }),
    message: Type.String({ maxLength: 2000, message: 'Write at most 2,000 characters.' }),
    /** The conversation as the person saw it, if they chose to pass it on. */
    talk: Type.Optional(
      Type.Array(
        Type.Object(
          {
            by: Type.Union([Type.Literal('person'), Type.Literal('guide')]),
            text: Type.String({ maxLength: 4000 }),
          },
          closed,
        ),
        { maxItems: 40 },
      ),
    ),
  },
  closed,
);
export type HandOff = Static<typeof HandOff>;

/** What the person can quote when they write again. */
export const HandOffReceipt = Type.Object({ reference: Type.String() }, closed);
export type HandOffReceipt = Static<typeof HandOffReceipt>;
