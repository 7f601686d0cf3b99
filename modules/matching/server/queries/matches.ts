import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { MatchingState, MatchView } from '../../schemas/match';
import { Match } from '../models/match';
import { MatchingJob } from '../models/matching-job';
import { MatchingWishes } from '../models/matching-wishes';
import { Practitioner } from '../models/practitioner';
import { toMatchView } from '../views/match';
import { toRunView } from '../views/run';
import { listBookable } from './bookable';
import { openShownParts } from './match-parts';
import { readinessOf } from './readiness';

/** A client's matches, best first, with their reasons. */
export const listMatchViews = async (core: Core, userId: string): Promise<MatchView[]> => {
  const rows = await Match.query(core.db)
    .where({ user_id: userId })
    .orderBy([{ column: 'score', order: 'desc' }, 'id']);
  const ids = rows.map((row) => row.practitionerId);
  const [people, bookable, parts] = await Promise.all([
    Practitioner.query(core.db).whereIn('id', ids),
    listBookable(core.db, ids),
    openShownParts(core, core.db, rows),
  ]);
  const byId = new Map(people.map((one) => [one.id, one]));
  return rows.map((row, index) => toMatchView(row, parts[index] ?? [], byId.get(row.practitionerId) ?? null, bookable));
};

/** One run with its owner in the query. */
export const getOwnJob = async (db: Knex, userId: string, id: string): Promise<MatchingJob> => {
  const job = await MatchingJob.query(db).findOne({ id, user_id: userId });
  if (!job) throw notFound('matching run');
  return job;
};

/** What the matching page needs besides the matches. */
export const getMatchingState = async (core: Core, user: User): Promise<MatchingState> => {
  const [readiness, latest, lastDone, wishes] = await Promise.all([
    readinessOf(core, user.id),
    MatchingJob.query(core.db).where({ user_id: user.id }).orderBy('created_at', 'desc').first(),
    MatchingJob.query(core.db).where({ user_id: user.id, status: 'done' }).orderBy('finished_at', 'desc').first(),
    MatchingWishes.query(core.db).findById(user.id),
  ]);
  return {
    checklist: { profile: readiness.profile !== null, responses: readiness.responses },
    job: latest ? toRunView(latest) : null,
    ranAt: lastDone?.finishedAt ?? null,
    outOfDate:
      lastDone !== undefined &&
      (lastDone.laborsRevision !== readiness.laborsRevision ||
        lastDone.profileVersion !== readiness.profile?.version ||
        (wishes !== undefined && Date.parse(wishes.updatedAt) > Date.parse(lastDone.createdAt))),
    clientName: `${user.firstName} ${user.lastName}`.trim(),
    humanDesignType: readiness.profile?.humanDesign.type ?? null,
  };
};
