import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import type { ConnectionReadings } from '../../schemas/connections';
import { listConnectionReadings as endpoint } from '../../schemas/endpoints';
import { ConnectionReading } from '../models/connection';

/** Which part of the log; `cursor` is the id of the last reading of the page before. */
export interface ReadingsQuery {
  readonly limit?: number;
  readonly cursor?: string;
}

/** When the other side of a connection looked at this person's chart, newest first; `next` is the address of the following page. */
export const listConnectionReadings = async (
  core: Core,
  userId: string,
  connectionId: string,
  { limit = 20, cursor }: ReadingsQuery,
): Promise<{ readings: ConnectionReadings; next: string | null }> => {
  const own = { owner_id: userId, connection_id: connectionId };
  const rows = await ConnectionReading.query(core.db)
    .where(own)
    .modify((query) => {
      if (cursor)
        query.whereRaw('(at, id) < (select at, id from connection_readings where id = ? and owner_id = ?)', [
          cursor,
          userId,
        ]);
    })
    .orderBy([
      { column: 'at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const page = rows.slice(0, limit);
  const last = page.at(-1);
  return {
    readings: page.map(({ id, at }) => ({ id, at })),
    next:
      rows.length > limit && last
        ? toPath(endpoint, { params: { id: connectionId }, query: { limit, cursor: last.id } })
        : null,
  };
};
