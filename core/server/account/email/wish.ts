import type { Knex } from 'knex';
import { confirmSubject } from './mails';

/** Takes back a wish for another address that was not confirmed, with the mail that went there. Answers how many there were. */
export const dropWish = async (db: Knex, userId: string): Promise<number> => {
  const gone = await db('email_changes')
    .where({ user_id: userId })
    .whereNull('confirmed_at')
    .delete()
    .returning<{ new_email: string }[]>('new_email');
  for (const { new_email: to } of gone) await db('mails').where({ to, subject: confirmSubject }).delete();
  return gone.length;
};
