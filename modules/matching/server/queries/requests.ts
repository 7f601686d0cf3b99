import type { Knex } from 'knex';
import { toPath } from '#core/contract/endpoint';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { findAnswerDeadline } from '../../lib/answer-deadline';
import { listMatchRequests } from '../../schemas/endpoints';
import type { MatchRequest } from '../../schemas/match-status';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import { findAvailability } from './availability';
import { openBrief } from './brief';

/** Matches of a practitioner's account in one status, newest first; `cursor` is the match at the end of the page before. */
export const listMatchesOf = (
  db: Knex,
  userId: string,
  status: 'requested' | 'accepted',
  { limit, cursor }: { readonly limit: number; readonly cursor?: string | undefined },
): Promise<Match[]> =>
  Match.query(db)
    .where({ status })
    .whereIn('practitioner_id', Practitioner.query(db).where({ user_id: userId }).select('id'))
    .modify((query) => {
      if (cursor) query.whereRaw('(requested_at, id) < (select requested_at, id from matches where id = ?)', [cursor]);
    })
    .orderBy([
      { column: 'requested_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(limit)
    .execute();

/** Unanswered requests, newest first, each with the brief its client saw before sending; `next` is the address of the following page. */
export const listRequests = async (
  core: Core,
  userId: string,
  { limit = 50, cursor }: { readonly limit?: number; readonly cursor?: string },
): Promise<{ readonly rows: MatchRequest[]; readonly next: string | null }> => {
  const found = await listMatchesOf(core.db, userId, 'requested', { limit: limit + 1, cursor });
  const page = found.slice(0, limit);
  const { zone } = await findAvailability(core.db, userId);
  const requests = page.map(
    async (row): Promise<MatchRequest> => ({
      matchId: row.id,
      version: row.version,
      requestedAt: row.requestedAt ?? row.updatedAt,
      answerBy: findAnswerDeadline(core.port(zones), row.requestedAt ?? row.updatedAt, zone),
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
  const last = page.at(-1);
  const next = found.length > limit && last ? toPath(listMatchRequests, { query: { limit, cursor: last.id } }) : null;
  return { rows: await Promise.all(requests), next };
};
