import type { Knex } from 'knex';
import type { NoticeView } from '../../schemas/notice';

/** A second notice of the same while the first is unread is the first, moved up. */
const again = 'on conflict (user_id, kind, target_id) where read_at is null do update set at = now()';

/** Notifies one person unless they muted it; a second time changes nothing. Returns who was notified. */
export const notify = async (
  trx: Knex,
  userId: string,
  kind: NoticeView['kind'],
  targetId: string,
): Promise<readonly string[]> => {
  const { rows } = await trx.raw<{ rows: { user_id: string }[] }>(
    `insert into notices (user_id, kind, target_id)
     select u.id, ?, ? from users u where u.id = ? and u.deleted_at is null
       and not exists (select 1 from notice_levels l where l.user_id = u.id and l.target_id = ? and l.level = 'muted')
     ${again} returning user_id`,
    [kind, targetId, userId, targetId],
  );
  return rows.map(({ user_id }) => user_id);
};

/** Tells those who watch something, but not who did it, nor whoever blocked that person; of a pod only its members. */
export const notifyWatchers = async (
  trx: Knex,
  kind: 'reply' | 'pod-message',
  targetId: string,
  authorId: string,
): Promise<readonly string[]> => {
  const member =
    kind === 'pod-message'
      ? 'and exists (select 1 from pod_members m where m.pod_id = l.target_id and m.user_id = l.user_id)'
      : '';
  const { rows } = await trx.raw<{ rows: { user_id: string }[] }>(
    `insert into notices (user_id, kind, target_id)
     select l.user_id, ?, l.target_id from notice_levels l
     where l.target_id = ? and l.level = 'watching' and l.user_id <> ? ${member}
       and not exists (select 1 from community_blocks b where b.user_id = l.user_id and b.blocked_id = ?)
     ${again} returning user_id`,
    [kind, targetId, authorId, authorId],
  );
  return rows.map(({ user_id }) => user_id);
};
