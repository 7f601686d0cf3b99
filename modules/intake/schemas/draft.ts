import { type Static, Type } from '@sinclair/typebox';
import { type Answers, DraftAnswers } from './answers';
import type { AnswerName } from './fields';
import { stepCount } from './steps';

const closed = { additionalProperties: false } as const;
const StepNumber = Type.Integer({ minimum: 1, maximum: stepCount });
const Names = Type.Unsafe<readonly AnswerName[]>(Type.Array(Type.String({ maxLength: 60 }), { maxItems: 500 }));
/** Version of the words that are answered; none for the built-in ones. */
export const FormVersion = Type.String({ pattern: '^[0-9a-f]{24}$' });

/** Opens a draft. One that is open already stays: what is sent fills its gaps only, unless `startAgain` says otherwise. */
export const DraftInput = Type.Object(
  {
    answers: Type.Optional(DraftAnswers),
    step: Type.Optional(StepNumber),
    startAgain: Type.Optional(Type.Boolean()),
    form: Type.Optional(FormVersion),
  },
  { ...closed, $id: 'IntakeDraftInput' },
);
export type DraftInput = Static<typeof DraftInput>;

/** Saves answers: a field that is not named stays as it is, null takes it back. */
export const DraftChange = Type.Object(
  { answers: DraftAnswers, step: Type.Optional(StepNumber), form: Type.Optional(FormVersion) },
  { ...closed, $id: 'IntakeDraftChange' },
);
export type DraftChange = Static<typeof DraftChange>;

/** What saving answers: nothing of what was written. */
export const DraftReceipt = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    version: Type.Integer({ minimum: 1 }),
    savedAt: Type.String({ format: 'date-time' }),
  },
  { ...closed, $id: 'IntakeDraftReceipt' },
);
export type DraftReceipt = Static<typeof DraftReceipt>;

/** An answer to an added question that is no longer asked, as it was worded. */
export interface FormerAnswer {
  readonly name: string;
  readonly question: string;
  readonly text: string;
}

/** The own draft as this device may read it. */
export const DraftView = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    version: Type.Integer({ minimum: 1 }),
    answers: Type.Unsafe<Answers>(DraftAnswers),
    /** Answers that are kept and count, but are not shown on this device. */
    kept: Names,
    step: StepNumber,
    savedAt: Type.String({ format: 'date-time' }),
    /** Deleted then unless something is saved before. */
    expiresAt: Type.String({ format: 'date-time' }),
    /** Added questions that are answered and no longer asked, as they were worded. */
    former: Type.Unsafe<readonly FormerAnswer[]>(
      Type.Array(Type.Object({ name: Type.String(), question: Type.String(), text: Type.String() }, closed)),
    ),
    /** True when it is bound to the signed-in person's account. */
    owned: Type.Boolean(),
  },
  { ...closed, $id: 'IntakeDraftView' },
);
export type DraftView = Static<typeof DraftView>;
/** The draft that was saved elsewhere in the meantime. */
export const NewerDraft = Type.Object({ current: DraftView }, closed);

/** Where a link to go on elsewhere is sent. */
export const ResumeLinkInput = Type.Object(
  {
    email: Type.String({
      maxLength: 254,
      pattern: '^[A-Za-z0-9.!#$%&\'*+/=?^_`{|}~-]{1,64}@[^\\s,;:<>()\\[\\]"\\\\@/?#%]{3,189}$',
      message: 'Enter an email address such as name@example.com.',
    }),
  },
  { ...closed, $id: 'IntakeResumeLinkInput' },
);
/** The same answer whether or not a mail was sent. */
export const ResumeLinkReceipt = Type.Object({ status: Type.Literal('accepted') }, closed);

/** The secret of a mailed link: 32 bytes in base64url. `replace` gives up another draft that this device holds. */
export const ResumeInput = Type.Object(
  { token: Type.String({ pattern: '^[A-Za-z0-9_-]{43}$' }), replace: Type.Optional(Type.Boolean()) },
  { ...closed, $id: 'IntakeResumeInput' },
);
export type ResumeInput = Static<typeof ResumeInput>;
