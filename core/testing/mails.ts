import { randomUUID } from 'node:crypto';
import { createMailCipher } from '../server/mail/content';
import type { TestApp } from './app';
import { testVault } from './vault';

/** Puts a mail into the table as the product stores it, with other columns as they are given; answers its id. */
export const insertMail = async (
  app: TestApp,
  mail: { readonly to: string; readonly subject?: string; readonly text?: string },
  columns: Readonly<Record<string, unknown>> = {},
): Promise<string> => {
  const id = randomUUID();
  const { to, subject = 'Hello', text = 'Hello' } = mail;
  const cipher = createMailCipher(await testVault(app));
  const content = { to, subject, text, html: null, attachments: [], unsubscribe: null };
  await app.knex('mails').insert({ id, ...cipher.encrypt(id, content), ...columns });
  return id;
};

/** The columns of a mail that was given up. */
export const failedMail = {
  failed_at: '2026-11-22T08:00:00Z',
  attempts: 1,
  failure: 'rejected',
  smtp_reply: '550 5.1.1',
};
