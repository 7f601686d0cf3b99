import { randomUUID } from 'node:crypto';
import type { JobScene } from '#core/testing/job-scenes';
import { connectionWording } from '../schemas/values';

/** A client invites somebody by mail. */
export const jobScene: JobScene = async ({ app, countMails }) => {
  const email = `invited-${randomUUID()}@example.test`;
  const { status } = await (await app.as('client')).post('/api/connections', { email, wording: connectionWording });
  if (status !== 202) throw new Error(`not invited: ${status}`);
  return [{ job: 'connections.send-invitation', count: async () => countMails(email) }];
};
