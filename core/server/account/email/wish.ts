import type { Knex } from 'knex';

/** Binds the mail with the link to the wish it confirms. */
export const changeReference = (changeId: string): string => `email-change:${changeId}`;

/** Takes back a wish for another address that was not confirmed, with the mail that went there. Answers how many there were. */
export const dropWish = async (db: Knex, userId: string): Promise<number> => {
  const gone = await db('email_changes')
    .where({ user_id: userId })
    .whereNull('confirmed_at')
    .delete()
    .returning<{ id: string }[]>('id');
  for (const { id } of gone)
    await db('mails')
      .where({ reference: changeReference(id) })
      .delete();
  return gone.length;
};
