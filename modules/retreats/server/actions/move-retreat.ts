import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { keptVersions } from '#modules/studio/public';
import { today } from '../../lib/days';
import { retreatPublished } from '../../schemas/events';
import { mostDaysAhead, type RetreatStatus } from '../../schemas/values';
import { Retreat } from '../models/retreat';
import { RetreatDate } from '../models/retreat-date';
import { findMissingParts } from '../policies/retreat';
import { lockRetreat } from './save-retreat';
import { checkFits, storeContent } from './store-content';

/** Throws 409 while people are booked on a date that lies ahead. */
const requireNobodyBooked = async (trx: Knex.Transaction, id: string): Promise<void> => {
  const booked = await RetreatDate.query(trx)
    .where({ retreat_id: id })
    .where('starts_on', '>=', today())
    .whereNot({ status: 'cancelled' })
    .where('taken', '>', 0)
    .first();
  if (booked)
    throw conflict(
      'still-booked',
      'People are booked on a date that lies ahead. Cancel that date first, or wait until it is over.',
    );
};

const readTime = (at: string): string => {
  const time = new Date(at);
  if (!(time.getTime() > Date.now())) throw invalid('at', 'This time is over. Choose a later one.');
  if (time.getTime() > Date.now() + mostDaysAhead * 86_400_000)
    throw invalid('at', 'This is more than a year away. Choose an earlier time.');
  return time.toISOString();
};

/** Shows what was written of a locked retreat; `by` is null when its time has come. */
export const publishRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  before: Retreat,
  by: string | null,
): Promise<Retreat> => {
  await core.events.emit(trx, retreatPublished, { retreatId: before.id });
  return storeContent(core, trx, before, before.pending ?? before.content, {
    by,
    status: 'published',
    editors: [],
    firstPublishedAt: before.firstPublishedAt ?? new Date().toISOString(),
  });
};

const publishOrSchedule = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  before: Retreat,
  at: string | undefined,
): Promise<Retreat> => {
  const [missing] = findMissingParts(before.pending ?? before.content);
  if (missing) throw conflict('not-complete', missing.message, { path: missing.path });
  if (core.port(keptVersions).isReviewed() && before.editors.includes(user.id))
    throw conflict('own-draft', 'You wrote a part of this. Let somebody else publish it.');
  if (at === undefined) return publishRetreat(core, trx, before, user.id);
  return Retreat.query(trx).patchAndFetchById(before.id, {
    publishAt: readTime(at),
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
  });
};

interface Move {
  readonly to: RetreatStatus;
  /** When it is to be published. */
  readonly at?: string | undefined;
}

/**
 * Publishes a retreat or the changes of one, now or later, takes it back to the drafts or archives it. Throws 409 while something
 * is missing, people are booked, or somebody else has to approve it.
 */
export const moveRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { to, at }: Move,
  ifMatch: string | null,
): Promise<Retreat> => {
  const before = await lockRetreat(core, trx, user, id, ifMatch);
  if (at !== undefined && to !== 'published') throw invalid('at', 'Only a publication has a time.');
  if (before.status === to && before.pending === null) return before;
  const content = before.pending ?? before.content;
  await checkFits(trx, before, content);
  if (to !== 'published') await requireNobodyBooked(trx, id);
  const row =
    to === 'published'
      ? await publishOrSchedule(core, trx, user, before, at)
      : await storeContent(core, trx, before, content, { by: user.id, status: to });
  await core.audit.record(trx, {
    actor: user.id,
    action: at === undefined ? 'retreats.moved' : 'retreats.scheduled',
    object: `retreat:${id}`,
    detail: { from: before.status, to },
  });
  return row;
};
