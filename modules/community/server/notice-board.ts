import type { Core } from '#core/contract/server';
import type { NoticeBoard } from '../public';
import { noticePosted } from '../public';

/** The board on which other modules post. */
export const createNoticeBoard = (core: Core): NoticeBoard => ({
  post: async (trx, { userId, aboutId, line, path }) => {
    await trx.raw(
      `insert into notices (user_id, kind, target_id, line, path) values (?, 'other', ?, ?, ?)
       on conflict (user_id, kind, target_id) where read_at is null
       do update set at = now(), line = excluded.line, path = excluded.path`,
      [userId, aboutId, line, path],
    );
    await core.events.emit(trx, noticePosted, { userId });
  },
});
