import type { Knex } from 'knex';
import { raw } from 'objection';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { placeFreeMail } from '../mails';
import { Experience, Waiting } from '../models/experience';

/** Takes places on a retreat; 409 `full` when fewer are left. One statement decides, so parallel takers queue up at the row. */
export const takePlaces = async (trx: Knex.Transaction, experienceId: string, guests: number): Promise<void> => {
  const taken = await Experience.query(trx)
    .patch({ taken: raw('taken + ?', [guests]) })
    .where({ id: experienceId })
    .whereRaw('taken + ? <= capacity', [guests]);
  if (taken === 0)
    throw conflict('full', 'The last places were taken a moment ago. You can join the waitlist of this retreat.');
};

/** Gives places back and tells as many in line as there is room for now, the first first. */
export const freePlaces = async (
  core: Core,
  trx: Knex.Transaction,
  experienceId: string,
  guests: number,
): Promise<void> => {
  const experience = await Experience.query(trx).findById(experienceId).forUpdate();
  if (!experience) return;
  await Experience.query(trx)
    .patch({ taken: Math.max(0, experience.taken - guests) })
    .where({ id: experienceId });
  let left = experience.capacity - Math.max(0, experience.taken - guests);
  const waiting = await Waiting.query(trx)
    .where({ experience_id: experienceId })
    .where('guests', '<=', left)
    .whereNull('told_at')
    .orderBy('created_at');
  for (const next of waiting) {
    if (next.guests > left) continue;
    left -= next.guests;
    const person = await core.people.contact(trx, next.userId);
    await Waiting.query(trx)
      .patch({ toldAt: new Date().toISOString() })
      .where({ experience_id: experienceId, user_id: next.userId });
    if (person) await core.mail.send(trx, placeFreeMail(person.email, experience.name, core.config.baseUrl));
  }
};
