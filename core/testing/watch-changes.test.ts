import { afterAll, describe, expect, it } from 'vitest';
import { testDatabase } from './db';
import { watchChanges } from './watch-changes';

const { knex, stop } = await testDatabase();
const changes = await watchChanges(knex);
afterAll(stop);

const aUser = { email: 'a@example.com', first_name: 'Ann', last_name: 'Lee' };

describe('the watch on what changes', () => {
  it('counts rows that come, change and go, and names their table', async () => {
    expect(await changes()).toEqual({});
    const [user] = await knex('users').insert(aUser).returning('id');
    expect(await changes()).toEqual({ users: 1 });
    await knex('users').where(user).update({ first_name: 'Anna' });
    expect(await changes()).toEqual({ users: 2 });
    await knex('users').where(user).delete();
    expect(await changes()).toEqual({ users: 3 });
  });

  it('counts nothing that is taken back or stays the same', async () => {
    await knex('users').insert(aUser);
    const before = await changes();
    await knex('users').update({ first_name: 'Ann' });
    const work = knex.transaction(async (trx) => {
      await trx('users').update({ first_name: 'Other' });
      throw new Error('taken back');
    });
    await expect(work).rejects.toThrow('taken back');
    expect(await changes()).toEqual(before);
  });

  it('counts the sessions of people, not the handshakes of visitors, nor that somebody was seen', async () => {
    const before = await changes();
    const session = { sid_hash: 'a', expires_at: new Date(2_000_000_000_000) };
    await knex('sessions').insert(session);
    expect(await changes()).toEqual(before);
    const { id } = await knex('users').first('id');
    await knex('sessions').update({ user_id: id });
    expect(await changes()).toEqual({ ...before, sessions: 1 });
    await knex('sessions').update({ last_seen_at: new Date(1_900_000_000_000) });
    expect(await changes()).toEqual({ ...before, sessions: 1 });
    await knex('sessions').delete();
    expect(await changes()).toEqual({ ...before, sessions: 2 });
  });
});
