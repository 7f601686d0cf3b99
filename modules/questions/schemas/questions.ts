import { type Static, Type } from '@sinclair/typebox';
import { maxAnswerLength } from './values';

const strict = { additionalProperties: false } as const;

export const QuestionId = Type.Object({ id: Type.String({ format: 'uuid' }) }, strict);

/** Of which saved answer a question is wanted. */
export const AskInput = Type.Object(
  { responseId: Type.String({ format: 'uuid' }) },
  { ...strict, $id: 'OwnQuestionAskInput' },
);
export type AskInput = Static<typeof AskInput>;

export const AnswerInput = Type.Object(
  { text: Type.String({ minLength: 1, maxLength: maxAnswerLength }) },
  { ...strict, $id: 'OwnQuestionAnswerInput' },
);
export type AnswerInput = Static<typeof AnswerInput>;

export const OwnAnswer = Type.Object(
  {
    text: Type.String(),
    version: Type.Integer({ minimum: 1 }),
    /** ISO instant. */
    savedAt: Type.String(),
  },
  { ...strict, $id: 'OwnQuestionAnswer' },
);
export type OwnAnswer = Static<typeof OwnAnswer>;
export const OwnAnswerList = Type.Array(OwnAnswer);

/** A question that was built from a sentence of an answer. */
export const OwnQuestion = Type.Object(
  {
    id: Type.String({ format: 'uuid' }),
    responseId: Type.String({ format: 'uuid' }),
    laborNumber: Type.Integer({ minimum: 1, maximum: 12 }),
    /** Word for word as it stands in the answer. */
    sentence: Type.String(),
    question: Type.String(),
    language: Type.Union([Type.Literal('en'), Type.Literal('de'), Type.Literal('es')]),
    /** ISO instant. */
    askedAt: Type.String(),
    state: Type.Union([Type.Literal('open'), Type.Literal('answered'), Type.Literal('skipped')]),
    answer: Type.Union([OwnAnswer, Type.Null()]),
    /**
     * Only in the reply to saving, and only where the words may speak of danger: 3 help at once, 2 help beside, 1 a quiet line. It is
     * kept nowhere.
     */
    help: Type.Optional(Type.Union([Type.Literal(1), Type.Literal(2), Type.Literal(3)])),
  },
  { ...strict, $id: 'OwnQuestion' },
);
export type OwnQuestion = Static<typeof OwnQuestion>;
export const OwnQuestionList = Type.Array(OwnQuestion);

/** Null: no sentence of the answer is fit to be asked about. */
export const AskedQuestion = Type.Object(
  { question: Type.Union([OwnQuestion, Type.Null()]) },
  { ...strict, $id: 'AskedOwnQuestion' },
);
