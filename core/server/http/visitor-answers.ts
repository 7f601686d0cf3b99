import { createSharedAnswers, type SharedForm } from '../redis/shared-answers';
import type { SharedRedis } from '../redis/shared-redis';
import { createShortStore, type ShortStore } from '../short-store';
import type { Answer } from './idempotency';
import { JsonText } from './json-text';

/** Answers of open lists that visitors share. */
export type VisitorAnswers = ShortStore<Answer>;

const form: SharedForm<Answer> = {
  toData: ({ status, headers, body }) => ({ status, headers, text: (body as JsonText).text }),
  fromData: (data) => {
    const { text, ...rest } = data as Omit<Answer, 'body'> & { readonly text: string };
    return { ...rest, body: new JsonText(text) };
  },
};

export const createVisitorAnswers = (redis: SharedRedis | null = null): VisitorAnswers =>
  createShortStore(redis && createSharedAnswers(redis, 'answer', form));

/** The answer of an address for any visitor, as text. One that sets a cookie is given to nobody else. */
export const shareAnswer = (store: VisitorAnswers, key: string, handle: () => Promise<Answer>): Promise<Answer> =>
  store.get(key, [], async () => {
    const answer = await handle();
    const text = JSON.stringify(answer.body === undefined ? null : answer.body);
    return {
      value: { ...answer, body: new JsonText(text) },
      size: key.length + Buffer.byteLength(text),
      canShare: answer.status === 200 && answer.cookies === undefined,
    };
  });
