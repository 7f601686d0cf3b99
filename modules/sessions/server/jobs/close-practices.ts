import type { Job } from '#core/contract/server';
import { endOfPractitioner } from '../actions/end-sessions';
import type { Context } from '../context';

/** Practices closed in one run; the next one is five minutes later. */
const mostAtOnce = 500;

/** Who has sessions ahead or series that run, and is no practitioner any more: suspended, gone, or in another role. */
const findClosed = ({ core }: Context): Promise<string[]> => {
  const { db } = core;
  const practising = db.from(core.people.accounts(db, 'practitioner').whereNull('suspended_at').as('p')).select('p.id');
  const busy = db('sessions_booked')
    .select('practitioner_user_id')
    .where({ status: 'confirmed' })
    .where('starts_at', '>', db.fn.now())
    .union(db('session_packages').select('practitioner_user_id').where({ is_closed: false }));
  return db
    .from(busy.as('b'))
    .whereNotIn('practitioner_user_id', practising)
    .orderBy('practitioner_user_id')
    .limit(mostAtOnce)
    .pluck('practitioner_user_id');
};

/** Ends the sessions of practitioners whose accounts were suspended or closed. */
export const createClosePractices = (context: Context): Job => ({
  name: 'close-practices',
  cron: '*/5 * * * *',
  run: async () => {
    for (const userId of await findClosed(context))
      await context.core.db.transaction((trx) => endOfPractitioner(context, trx, userId));
  },
});
