import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import { listAccessLog } from '../../schemas/endpoints';
import type { AccessLogEntry } from '../../schemas/segment';
import { SegmentRead } from '../models/segment-read';

/** Which part of the log a client asks for; `cursor` is the id of the last entry of the page before. */
export interface LogQuery {
  readonly limit?: number;
  readonly cursor?: string;
  readonly matchId?: string;
}

/** Who read what of a client and when, newest first; `next` is the address of the following page, null at the end. */
export const listReads = async (
  core: Core,
  userId: string,
  { limit = 50, cursor, matchId }: LogQuery,
): Promise<{ entries: AccessLogEntry[]; next: string | null }> => {
  const rows = await SegmentRead.query(core.db)
    .where({ client_id: userId, ...(matchId ? { match_id: matchId } : {}) })
    .modify((query) => {
      if (cursor)
        query.whereRaw('(at, id) < (select at, id from segment_reads where id = ? and client_id = ?)', [
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
  const names = await core.port(matches).listNames(core.db, [...new Set(page.map((row) => row.practitionerId))]);
  const last = page.at(-1);
  const rest = { limit, ...(matchId ? { matchId } : {}) };
  return {
    entries: page.map((row) => ({
      id: row.id,
      at: row.at,
      segment: row.segment,
      matchId: row.matchId,
      consentId: row.consentId,
      practitionerId: row.practitionerId,
      practitionerName: names.get(row.practitionerId) ?? null,
      ...(row.refused ? { refused: true as const } : {}),
    })),
    next: rows.length > limit && last ? toPath(listAccessLog, { query: { ...rest, cursor: last.id } }) : null,
  };
};
