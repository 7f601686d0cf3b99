import type { Knex } from 'knex';

/**
 * Tells every process when a signed-in session ends, or ends sooner than it would have, whatever statement did it: a cascade from
 * the person's row and a correction by hand included. PostgreSQL delivers it at the commit.
 */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(`
    create function notify_session_ended() returns trigger language plpgsql as $$
    begin
      perform pg_notify('session_ended', old.id::text);
      return null;
    end $$`);
  await knex.raw(`
    create trigger sessions_ended after delete on sessions
    for each row when (old.user_id is not null) execute function notify_session_ended()`);
  await knex.raw(`
    create trigger sessions_shortened after update of expires_at, last_seen_at on sessions
    for each row when (old.user_id is not null and (new.expires_at < old.expires_at or new.last_seen_at < old.last_seen_at))
    execute function notify_session_ended()`);
};

export const down = async (knex: Knex): Promise<void> => {
  await knex.raw('drop trigger sessions_shortened on sessions');
  await knex.raw('drop trigger sessions_ended on sessions');
  await knex.raw('drop function notify_session_ended()');
};
