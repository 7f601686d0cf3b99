import { randomUUID } from 'node:crypto';
import { channelGuards } from '#core/contract/hooks';
import type { TestApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

/** A body for `POST /api/discussions`. */
export const aDiscussion = (overrides: object = {}) => ({
  title: 'What helped when the grief came back',
  content: 'I planted beans. **It helped.**',
  category: 'General',
  ...overrides,
});
/** A body for `POST /api/discussions/{id}/responses`. */
export const aResponse = (content = 'I recognise this.') => ({ content });
/** A body for `POST /api/pods`. */
export const aPod = (overrides: object = {}) => ({
  name: 'Tuesday circle',
  description: 'One speaks, the others listen.',
  category: 'Support Circle',
  ...overrides,
});

/** Says something in a room without a socket, through the guard that takes what sockets send. */
export const aRoomMessage = async (app: TestApp, { userId }: Client, podId: string, content: string) => {
  const row = await app.knex('users').where({ id: userId }).first();
  const user = { id: userId, role: row.role, email: row.email, firstName: row.first_name, lastName: row.last_name };
  const guard = app.assembled.ports.all(channelGuards).find(({ prefix }) => prefix === 'pod');
  const room = `pod:${podId}`;
  return guard?.receive?.({ ...user, permissions: new Set<string>() }, room, { room, content, clientId: randomUUID() });
};

/** Runs the job that mails once a day what waits. */
export const runDigest = async (app: TestApp): Promise<void> => {
  const found = app.assembled.jobs.find(({ owner, job }) => owner === 'community' && job.name === 'notice-digest');
  await found?.job.run({} as never, { attempt: 1, lastAttempt: false });
};

/** The newest mail to a person that tells what waits; undefined when there is none. */
export const digestOf = async (
  app: TestApp,
  userId: string,
): Promise<{ readonly text: string; readonly unsubscribe: string } | undefined> => {
  const { email } = await app.knex('users').where({ id: userId }).first('email');
  const mail = (await app.mails(email)).findLast(({ unsubscribe }) => unsubscribe !== null);
  return mail && { text: mail.text, unsubscribe: mail.unsubscribe ?? '' };
};

/** What a mail lets somebody leave with: they ask for it, something happens, and the mail is read. */
export const aLeaveToken = async (app: TestApp, userId: string): Promise<string> => {
  await app.knex('users').where({ id: userId }).update({ email_verified_at: app.knex.fn.now() });
  await app.knex('notice_digests').insert({ user_id: userId, told_until: '2026-01-01T00:00:00Z' });
  await app.knex('notices').insert({ user_id: userId, kind: 'hidden', target_id: randomUUID() });
  await runDigest(app);
  const mail = await digestOf(app, userId);
  return mail?.unsubscribe.split('/').at(-1) ?? '';
};
