import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { today } from '../../lib/days';
import type { RetreatStatus } from '../../schemas/values';
import { Retreat } from '../models/retreat';
import { RetreatDate } from '../models/retreat-date';
import { findMissingParts } from '../policies/retreat';
import { notePictures } from './note-pictures';
import { lockRetreat } from './save-retreat';

/** Publishes a retreat, takes it back to the drafts or archives it. Throws 409 while something is missing or people are booked. */
export const moveRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  to: RetreatStatus,
  ifMatch: string | null,
): Promise<Retreat> => {
  const before = await lockRetreat(trx, id, ifMatch);
  if (before.status === to) return before;
  const [missing] = to === 'published' ? findMissingParts(before.content) : [];
  if (missing) throw conflict('not-complete', missing.message, { path: missing.path });
  const booked =
    to !== 'published' &&
    (await RetreatDate.query(trx)
      .where({ retreat_id: id })
      .where('starts_on', '>=', today())
      .whereNot({ status: 'cancelled' })
      .where('taken', '>', 0)
      .first());
  if (booked)
    throw conflict(
      'still-booked',
      'People are booked on a date that lies ahead. Cancel that date first, or wait until it is over.',
    );
  const row = await Retreat.query(trx).patchAndFetchById(id, {
    status: to,
    version: before.version + 1,
    updatedAt: new Date().toISOString(),
    ...(to === 'published' && before.firstPublishedAt === null ? { firstPublishedAt: new Date().toISOString() } : {}),
  });
  await notePictures(core, trx, row);
  await core.audit.record(trx, {
    actor: user.id,
    action: 'retreats.moved',
    object: `retreat:${id}`,
    detail: { from: before.status, to },
  });
  return row;
};
