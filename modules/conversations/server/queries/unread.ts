import type { Knex } from 'knex';
import type { Participant } from './participant';

/** Messages of the other side beyond the mark of this one, by conversation; those with none are absent. */
export const unreadIn = async (
  db: Knex,
  side: Participant['side'],
  ids: readonly string[],
): Promise<ReadonlyMap<string, number>> => {
  if (ids.length === 0) return new Map();
  const rows = await db('conversation_messages as m')
    .join('conversations as c', 'c.id', 'm.conversation_id')
    .whereIn('m.conversation_id', [...ids])
    .where('m.from_client', side === 'other')
    .whereRaw('m.seq > ??', [side === 'client' ? 'c.client_read_seq' : 'c.other_read_seq'])
    .groupBy('m.conversation_id')
    .select<{ conversation_id: string; unread: string }[]>('m.conversation_id', db.raw('count(*) as unread'));
  return new Map(rows.map((row) => [row.conversation_id, Number(row.unread)]));
};
