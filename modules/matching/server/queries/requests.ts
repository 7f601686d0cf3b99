import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { listMatchRequests, listPracticeClients } from '../../schemas/endpoints';
import type { MatchRequest } from '../../schemas/match-status';
import type { PracticeClient } from '../../schemas/practice';
import { openingsOf } from '#modules/sharing/server/queries/active-consents';
import { openBrief } from './brief';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import type { SegmentDirectory } from '#modules/sharing/server/queries/segment-directory';
import { initialsOf } from '../../lib/initials';

/** Part of a list; `cursor` is the match id at the end of the page before. */
export interface PageQuery {
  readonly limit?: number;
  readonly cursor?: string;
}
interface Page<T> {
  readonly rows: T[];
  /** Address of the following page, null at the end. */
  readonly next: string | null;
}

const matchesPage = async (
  db: Knex,
  userId: string,
  status: 'requested' | 'accepted',
  endpoint: typeof listMatchRequests | typeof listPracticeClients,
  { limit = 50, cursor }: PageQuery,
): Promise<Page<Match>> => {
  const found = await Match.query(db)
    .where({ status })
    .whereIn('practitioner_id', Practitioner.query(db).where({ user_id: userId }).select('id'))
    .modify((query) => {
      if (cursor) query.whereRaw('(requested_at, id) < (select requested_at, id from matches where id = ?)', [cursor]);
    })
    .orderBy([
      { column: 'requested_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit + 1);
  const rows = found.slice(0, limit);
  const last = rows.at(-1);
  return { rows, next: found.length > limit && last ? toPath(endpoint, { query: { limit, cursor: last.id } }) : null };
};

/** Accepted clients, newest first; more than initials only of those whose consent is live. */
export const clientsPage = async (
  core: Core,
  directory: SegmentDirectory,
  userId: string,
  query: PageQuery,
): Promise<Page<PracticeClient>> => {
  const { rows, next } = await matchesPage(core.db, userId, 'accepted', listPracticeClients, query);
  const [names, openings] = await Promise.all([
    core.people.names(rows.map((row) => row.userId)),
    openingsOf(core.db, userId),
  ]);
  const clients = rows.map(async (row): Promise<PracticeClient> => {
    const known = { matchId: row.id, displayInitials: initialsOf(names.get(row.userId), row.sample) };
    const opening = openings.get(row.userId);
    if (opening?.matchId !== row.id || !opening.consentId) return known;
    const filled = await directory.filled(core.db, row.userId);
    return {
      ...known,
      clientId: row.userId,
      consentId: opening.consentId,
      segments: opening.segments.filter((key) => filled.has(key)),
      ...(opening.expiresAt ? { expiresAt: opening.expiresAt } : {}),
    };
  });
  return { rows: await Promise.all(clients), next };
};

/** Unanswered requests, newest first, each with the brief its client saw before sending. */
export const requestsPage = async (core: Core, userId: string, query: PageQuery): Promise<Page<MatchRequest>> => {
  const { rows, next } = await matchesPage(core.db, userId, 'requested', listMatchRequests, query);
  const requests = rows.map(
    async (row): Promise<MatchRequest> => ({
      matchId: row.id,
      version: row.version,
      requestedAt: row.requestedAt ?? row.updatedAt,
      compatibilityScore: Number(row.score).toFixed(2),
      brief: (await openBrief(core, core.db, row)) ?? {
        themes: [],
        designType: null,
        language: null,
        utcOffset: null,
        reasons: [],
      },
      sample: row.sample,
    }),
  );
  return { rows: await Promise.all(requests), next };
};
