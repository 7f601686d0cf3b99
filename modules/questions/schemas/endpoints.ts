import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listQuestions = endpoint<typeof contract.listQuestions>()('get', '/api/own-questions');
export const askQuestion = endpoint<typeof contract.askQuestion>()('post', '/api/own-questions');
export const skipQuestion = endpoint<typeof contract.skipQuestion>()('post', '/api/own-questions/:id/skip');
export const saveAnswer = endpoint<typeof contract.saveAnswer>()('put', '/api/own-questions/:id/answer');
export const deleteAnswer = endpoint<typeof contract.deleteAnswer>()('delete', '/api/own-questions/:id/answer');
export const listAnswerVersions = endpoint<typeof contract.listAnswerVersions>()(
  'get',
  '/api/own-questions/:id/versions',
);

export const getChoices = endpoint<typeof contract.getChoices>()('get', '/api/question-choices');
export const chooseAsking = endpoint<typeof contract.chooseAsking>()('put', '/api/question-choices/asking');
export const chooseMails = endpoint<typeof contract.chooseMails>()('put', '/api/question-choices/mails');

export const openLeavePage = endpoint<typeof contract.openLeavePage>()('get', '/api/question-mails/:token/end');
export const leaveMails = endpoint<typeof contract.leaveMails>()('post', '/api/question-mails/:token/end');
