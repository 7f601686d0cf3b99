import type { Knex } from 'knex';
import type { Client } from '#core/testing/client';
import { aPractitioner } from './factory';

type Account = Pick<Client, 'userId'>;

/** Makes an accepted match of the two, or finds the one there is; answers its id. */
export const matched = async (knex: Knex, client: Account, practitioner: Account): Promise<string> => {
  const record = await knex('practitioners').where({ user_id: practitioner.userId }).first<{ id: string }>('id');
  const sides = {
    user_id: client.userId,
    practitioner_id: record?.id ?? (await aPractitioner(knex, { userId: practitioner.userId })),
  };
  const existing = await knex('matches').where(sides).first<{ id: string }>('id');
  if (existing) {
    await knex('matches').where(existing).update({ status: 'accepted' });
    return existing.id;
  }
  const now = knex.fn.now();
  const parts_sealed = Buffer.alloc(1);
  const [made] = await knex('matches')
    .insert({ ...sides, score: 50, parts_sealed, status: 'accepted', requested_at: now, answered_at: now })
    .returning<{ id: string }[]>('id');
  if (!made) throw new Error('no match was made');
  return made.id;
};

/** Ends an accepted match as its practitioner. */
export const unmatched = async (knex: Knex, practitioner: Client, matchId: string): Promise<void> => {
  const { version } = await knex('matches').where({ id: matchId }).first('version');
  const path = `/api/matches/${matchId}`;
  const moved = await practitioner.patch(path, { status: 'ended' }, { 'if-match': `"${version}"` });
  if (moved.status !== 200) throw new Error(`not ended: ${moved.status} ${moved.text}`);
};
