import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { MessageQuery, PodMessage } from '../../schemas/pod';
import { PodMessageRow } from '../models/pods';
import { findAuthors } from './authors';
import { listBlocked } from './blocks';

/** Where the words of a message are sealed. */
export const messageContext = (id: string): string => `pod_messages:content:${id}`;

/** The words of a message, readable; null when they were taken back or hidden. */
export const decryptMessage = async (core: Core, row: PodMessageRow): Promise<string | null> =>
  row.contentSealed && row.authorId && !row.hiddenAt
    ? core.vault.decryptText(core.db, row.authorId, messageContext(row.id), row.contentSealed)
    : null;

/**
 * Messages of a room, oldest first. `after` reads on from a number, which is how gaps are closed; without it the newest ones
 * come, or those before `before`. Words of people whom the reader blocked stay away.
 */
export const listMessages = async (
  core: Core,
  user: User,
  podId: string,
  { after, before, limit = 50 }: MessageQuery,
): Promise<PodMessage[]> => {
  const rows = await PodMessageRow.query(core.db)
    .where({ pod_id: podId })
    .modify((query) => {
      if (after !== undefined) query.where('seq', '>', after);
      if (before !== undefined) query.where('seq', '<', before);
    })
    .orderBy('seq', after === undefined ? 'desc' : 'asc')
    .limit(limit);
  const [nameOf, blocked] = await Promise.all([
    findAuthors(
      core,
      user,
      rows.map(({ authorId }) => authorId),
    ),
    listBlocked(core.db, user.id),
  ]);
  const shown = await Promise.all(
    rows.map(async (row): Promise<PodMessage> => {
      const author = nameOf(row.authorId);
      return {
        id: row.id,
        podId,
        seq: Number(row.seq),
        content: author && !blocked.has(author.id) ? await decryptMessage(core, row) : null,
        clientId: row.clientId,
        author: author && { id: author.id, name: author.name },
        createdAt: row.createdAt,
      };
    }),
  );
  return after === undefined ? shown.reverse() : shown;
};
