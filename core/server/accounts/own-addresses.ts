import type { Knex } from 'knex';
import type { OwnAddress } from '../../contract/host-ports';

/** The addresses of a person, former ones too. */
export const listOwnAddresses = async (db: Knex, userId: string): Promise<readonly OwnAddress[]> => {
  const present = await db('users').where({ id: userId }).select<{ email: string }[]>('email');
  const former = await db('email_changes')
    .where({ user_id: userId })
    .whereNotNull('confirmed_at')
    .select<OwnAddress[]>({ address: 'old_email', until: 'confirmed_at' });
  return [...present.map(({ email }) => ({ address: email, until: null })), ...former];
};
