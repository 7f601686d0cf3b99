import { randomUUID } from 'node:crypto';
import type { JobScene } from '#core/testing/job-scenes';
import { matched } from '#modules/matching/testing/matched';

/** A client writes to a practitioner who is away. */
export const jobScene: JobScene = async ({ app, knex, countMails }) => {
  const email = `away-${randomUUID()}@example.test`;
  const [client, practitioner] = [await app.as('client'), await app.as('practitioner', { email })];
  await knex('users').where({ email }).update({ email_verified_at: knex.fn.now() });
  const matchId = await matched(knex, client, practitioner);
  const { status, text } = await client.post('/api/conversations', { matchId, content: 'Are you there?' });
  if (status >= 300) throw new Error(`not written: ${status} ${text}`);
  return [{ job: 'conversations.message-notice', count: async () => countMails(email) }];
};
