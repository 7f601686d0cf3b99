import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import { Experience, Waiting } from '../models/experience';

/** A retreat that has not begun. Throws 404. */
export const findExperience = async (db: Knex, id: string): Promise<Experience> => {
  const row = await Experience.query(db).findById(id).where('starts_on', '>=', new Date().toISOString().slice(0, 10));
  if (!row) throw notFound('retreat');
  return row;
};

/** Puts a person into the line, once; a second call only changes for how many. Throws 409 while there are enough places. */
export const joinWaitlist = async (
  trx: Knex.Transaction,
  { id }: Pick<Experience, 'id'>,
  userId: string,
  guests: number,
): Promise<{ readonly experienceId: string; readonly guests: number; readonly waitingAt: number }> => {
  const row = await Experience.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (row.taken + guests <= row.capacity)
    throw conflict('places-left', 'There are places left. Ask for them instead of waiting.');
  if (guests > row.capacity) throw conflict('too-many', `This retreat has ${row.capacity} places in all.`);
  await Waiting.query(trx)
    .insert({ experienceId: id, userId, guests })
    .onConflict(['experience_id', 'user_id'])
    .merge({ guests, toldAt: null });
  const before = await trx('experience_waitlist as w')
    .join('experience_waitlist as mine', (on) => on.on('mine.experience_id', 'w.experience_id'))
    .where({ 'w.experience_id': id, 'mine.user_id': userId })
    .whereRaw('(w.created_at, w.user_id) <= (mine.created_at, mine.user_id)')
    .count<{ count: string }[]>('*');
  return { experienceId: id, guests, waitingAt: Number(before[0]?.count ?? 1) };
};

/** Takes a person out of the line; nothing happens to whoever is not in it. */
export const leaveWaitlist = async (trx: Knex.Transaction, experienceId: string, userId: string): Promise<void> => {
  await Waiting.query(trx).delete().where({ experience_id: experienceId, user_id: userId });
};
