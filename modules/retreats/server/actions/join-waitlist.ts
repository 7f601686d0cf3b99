import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import { Waiting } from '../models/retreat-date';
import { lockDate } from './offer-free-places';

interface Receipt {
  readonly experienceId: string;
  readonly guests: number;
  readonly waitingAt: number;
}

/** Puts a person into the line, once; a second call only changes for how many. Throws 409 while there are enough places. */
export const joinWaitlist = async (
  trx: Knex.Transaction,
  id: string,
  userId: string,
  guests: number,
): Promise<Receipt> => {
  const date = await lockDate(trx, id);
  const left = date ? date.capacity - date.taken : 0;
  if (guests <= left) throw conflict('places-left', 'There are places left. Ask for them instead of waiting.');
  if (date && guests > date.capacity) throw conflict('too-many', `This retreat has ${date.capacity} places in all.`);
  const own = await Waiting.query(trx).findOne({ experience_id: id, user_id: userId });
  // A live offer is answered by booking or by leaving the line.
  if (!own || own.offeredUntil === null)
    await Waiting.query(trx)
      .insert({ experienceId: id, userId, guests })
      .onConflict(['experience_id', 'user_id'])
      .merge({ guests, offeredAt: null });
  const before = await trx('experience_waitlist as w')
    .join('experience_waitlist as mine', (on) => on.on('mine.experience_id', 'w.experience_id'))
    .where({ 'w.experience_id': id, 'mine.user_id': userId })
    .whereRaw('(w.created_at, w.user_id) <= (mine.created_at, mine.user_id)')
    .count<{ count: string }[]>('*');
  return {
    experienceId: id,
    guests: own?.offeredUntil ? own.guests : guests,
    waitingAt: Number(before[0]?.count ?? 1),
  };
};
