import type { Core, Job } from '#core/contract/server';
import { lockDate, offerFreePlaces } from '../actions/offer-free-places';
import { offerEndedMail } from '../mails';
import { RetreatDate, Waiting } from '../models/retreat-date';

/** Ends offers that nobody took, tells their people and offers the places to the next in line. */
export const createEndOffers = (core: Core): Job => ({
  name: 'end-offers',
  cron: '*/10 * * * *',
  run: async () => {
    const dates = await core
      .db('experience_waitlist')
      .where('offered_until', '<=', core.db.fn.now())
      .distinct('experience_id')
      .orderBy('experience_id')
      .limit(500)
      .pluck<string[]>('experience_id');
    for (const id of dates)
      await core.db.transaction(async (trx) => {
        const date = await lockDate(trx, id);
        if (!date) return;
        const ended = await Waiting.query(trx)
          .patch({ offeredUntil: null })
          .where({ experience_id: id })
          .where('offered_until', '<=', trx.fn.now())
          .returning('*');
        const taken = Math.max(
          0,
          ended.reduce((sum, { guests }) => sum - guests, date.taken),
        );
        await RetreatDate.query(trx).patch({ taken }).where({ id });
        for (const { userId } of ended) {
          const person = await core.people.contact(trx, userId);
          if (person) await core.mail.send(trx, offerEndedMail(person.email, date.name, core.config.baseUrl));
        }
        await offerFreePlaces(core, trx, Object.assign(date, { taken }));
      });
  },
});
