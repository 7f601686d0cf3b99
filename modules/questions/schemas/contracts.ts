import { Type } from '@sinclair/typebox';
import { AskingInput, LeaveToken, MailChoicesInput, QuestionChoices } from './choices';
import {
  AnswerInput,
  AskedQuestion,
  AskInput,
  OwnAnswerList,
  OwnQuestion,
  OwnQuestionList,
  QuestionId,
} from './questions';

export const listQuestions = { reply: OwnQuestionList } as const;
export const askQuestion = {
  body: AskInput,
  reply: AskedQuestion,
  status: 200,
  errors: { 'questions-off': 409 },
} as const;
export const skipQuestion = { params: QuestionId, reply: OwnQuestion, status: 200 } as const;
export const saveAnswer = { params: QuestionId, body: AnswerInput, reply: OwnQuestion, ifMatch: 'optional' } as const;
export const deleteAnswer = { params: QuestionId } as const;
export const listAnswerVersions = { params: QuestionId, reply: OwnAnswerList } as const;

export const getChoices = { reply: QuestionChoices } as const;
export const chooseAsking = { body: AskingInput, reply: QuestionChoices } as const;
export const chooseMails = { body: MailChoicesInput, reply: QuestionChoices } as const;

export const openLeavePage = { params: LeaveToken, status: 303 } as const;
export const leaveMails = {
  params: LeaveToken,
  reply: Type.Object(
    { ended: Type.Union([Type.Literal('letter'), Type.Literal('reminder')]) },
    { additionalProperties: false, $id: 'EndedMails' },
  ),
  status: 200,
} as const;
