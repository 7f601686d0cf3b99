import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { addDays } from '#modules/money/public';
import { today } from '../../lib/days';
import type { Retreat } from '../models/retreat';
import { RetreatDate, Room } from '../models/retreat-date';
import { insertDraft } from './create-retreat';
import { notePictures } from './note-pictures';

/** 52 weeks: what begins on a Saturday begins on a Saturday again. */
const year = 364;

const moveOn = (day: string): string => {
  let moved = addDays(day, year);
  while (moved <= today()) moved = addDays(moved, year);
  return moved;
};

/** Makes a draft with the same content, and the dates of the last twelve months and ahead a year later, empty. */
export const duplicateRetreat = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  source: Retreat,
): Promise<Retreat> => {
  const row = await insertDraft(core, trx, user, source.content);
  await notePictures(core, trx, row);
  const dates = await RetreatDate.query(trx)
    .where({ retreat_id: source.id })
    .whereNot({ status: 'cancelled' })
    .where('starts_on', '>', addDays(today(), -year))
    .orderBy('starts_on');
  for (const date of dates) {
    const id = randomUUID();
    const startsOn = moveOn(date.startsOn);
    await RetreatDate.query(trx).insert({
      ...date,
      id,
      retreatId: row.id,
      startsOn,
      taken: 0,
      status: 'closed',
      earlyBirdUntil: date.earlyBirdUntil === null ? null : moveOn(date.earlyBirdUntil),
      sample: false,
      version: 1,
      createdAt: new Date().toISOString(),
    });
    const rooms = await Room.query(trx).where({ date_id: date.id });
    for (const room of rooms) await Room.query(trx).insert({ ...room, id: randomUUID(), dateId: id, taken: 0 });
  }
  return row;
};
