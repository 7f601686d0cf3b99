import type { Job } from '#core/contract/server';
import { endOfPractitioner } from '../actions/end-sessions';
import type { Context } from '../context';

/** Practitioners looked at in one run; the next one is five minutes later. */
const mostAtOnce = 500;

/** Ends the sessions of practitioners whose accounts were suspended or closed. */
export const createClosePractices = (context: Context): Job => ({
  name: 'close-practices',
  cron: '*/5 * * * *',
  run: async () => {
    const { core } = context;
    const busy: string[] = await core
      .db('sessions_booked')
      .distinct('practitioner_user_id')
      .where({ status: 'confirmed' })
      .where('starts_at', '>', core.db.fn.now())
      .orderBy('practitioner_user_id')
      .limit(mostAtOnce)
      .pluck('practitioner_user_id');
    for (const userId of busy)
      if (!(await core.people.contact(core.db, userId)))
        await core.db.transaction((trx) => endOfPractitioner(context, trx, userId));
  },
});
