import { Type } from '@sinclair/typebox';
import { AccountInput, AccountReply, AccountView, CalendarChoice, DecisionAnswer, DecisionView } from './accounts';
import { FeedInput, FeedView, IdParams } from './feeds';

export const listFeeds = { reply: Type.Array(FeedView) } as const;
export const addFeed = { body: FeedInput, reply: FeedView, errors: { 'enough-calendars': 409 } } as const;
export const refreshFeed = { params: IdParams, reply: FeedView, status: 200 } as const;
export const removeFeed = { params: IdParams } as const;

export const getAccount = { reply: AccountReply } as const;
export const connectAccount = { body: AccountInput, reply: AccountView } as const;
export const chooseCalendar = { body: CalendarChoice, reply: AccountView } as const;
export const syncAccount = { reply: AccountView, status: 200 } as const;
export const disconnectAccount = {} as const;
export const listDecisions = { reply: Type.Array(DecisionView) } as const;
export const answerDecision = {
  params: IdParams,
  body: DecisionAnswer,
  status: 204,
  errors: { 'decided-already': 409 },
} as const;
