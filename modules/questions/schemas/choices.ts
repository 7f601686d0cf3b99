import { type Static, Type } from '@sinclair/typebox';

const strict = { additionalProperties: false } as const;

/** 1 is Monday, 7 is Sunday. */
const Weekday = Type.Integer({ minimum: 1, maximum: 7 });
const Hour = Type.Integer({ minimum: 0, maximum: 23 });

const Letter = Type.Object({ weekday: Weekday, hour: Hour }, strict);
const Reminders = Type.Object(
  { weekdays: Type.Array(Weekday, { minItems: 1, maxItems: 7, uniqueItems: true }), hour: Hour },
  strict,
);
const Language = Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]);

export const AskingInput = Type.Object({ on: Type.Boolean() }, { ...strict, $id: 'QuestionAskingInput' });

/** Which mails are wanted and when; null for none. */
export const MailChoicesInput = Type.Object(
  {
    letter: Type.Union([Letter, Type.Null()]),
    reminders: Type.Union([Reminders, Type.Null()]),
    /** IANA time zone in which days and hours are meant. */
    zone: Type.String({ minLength: 2, maxLength: 60 }),
    language: Language,
  },
  { ...strict, $id: 'QuestionMailChoicesInput' },
);
export type MailChoicesInput = Static<typeof MailChoicesInput>;

export const QuestionChoices = Type.Object(
  {
    /** Whether a question is asked after saving; null while the person was never asked. */
    asks: Type.Union([Type.Boolean(), Type.Null()]),
    letter: Type.Union([Letter, Type.Null()]),
    reminders: Type.Union([Reminders, Type.Null()]),
    /** Null before the first choice. */
    zone: Type.Union([Type.String(), Type.Null()]),
    /** Mails go to confirmed addresses only. */
    emailProven: Type.Boolean(),
  },
  { ...strict, $id: 'QuestionChoices' },
);
export type QuestionChoices = Static<typeof QuestionChoices>;

/** What ends a series of mails; it stands for nothing else. */
export const LeaveToken = Type.Object(
  { token: Type.String({ minLength: 20, maxLength: 400, pattern: '^[A-Za-z0-9_-]+$' }) },
  strict,
);
