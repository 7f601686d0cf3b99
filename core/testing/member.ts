import { hashPassword } from '../server/auth/passwords';
import { createSession } from '../server/auth/sessions';
import { setPassword } from '../server/auth/users';
import type { TestApp } from './app';
import type { Client } from './client';
import { createClient } from './client';

export const password = 'seven quiet rivers 41';

/** A signed-in client with a password and an address. */
export const aMember = async (app: TestApp, email: string, role: 'client' | 'admin' = 'client'): Promise<Client> => {
  const member = await app.as(role, { email });
  await setPassword(app.knex, member.userId, await hashPassword(password));
  return member;
};

/** The same person in another browser. */
export const elsewhere = async (app: TestApp, { userId }: Client): Promise<Client> =>
  createClient(app.url, userId, (await createSession(app.knex, userId)).cookie);

/** All sign-ins of the person lie longer back than what counts as fresh. */
export const longAgo = async ({ knex }: TestApp, { userId }: Client): Promise<void> => {
  await knex('sessions')
    .where({ user_id: userId })
    .update({ created_at: knex.raw("now() - interval '11 minutes'"), confirmed_at: null });
};

/** Texts of the mails to an address, oldest first. */
export const mailsTo = (app: TestApp, to: string): Promise<readonly { subject: string; text: string }[]> =>
  app.mails(to);
