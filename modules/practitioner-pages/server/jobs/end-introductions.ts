import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { settleIntroduction } from '../actions/settle-introduction';
import { Introduction } from '../models/introduction';

const atOnce = 500;

/** Introductions ahead of a practitioner who is gone end, and their guests get a mail. */
export const endOfPractitioner = async (core: Core, trx: Knex.Transaction, userId: string): Promise<void> => {
  const rows = await Introduction.query(trx)
    .where({ practitioner_user_id: userId })
    .whereIn('state', ['waiting', 'accepted'])
    .whereRaw('starts_at > now()')
    .orderBy('id')
    .forUpdate();
  for (const row of rows) await settleIntroduction(core, trx, row, 'cancelled');
};

/** Frees times that nobody answered for, and ends those of suspended practitioners. */
export const createEndIntroductions = (core: Core): Job => ({
  name: 'end-introductions',
  cron: '*/5 * * * *',
  run: async () => {
    const busy: string[] = await core
      .db('guest_introductions')
      .distinct('practitioner_user_id')
      .whereIn('state', ['waiting', 'accepted'])
      .whereRaw('starts_at > now()')
      .limit(atOnce)
      .pluck('practitioner_user_id');
    for (const userId of busy)
      if (!(await core.people.contact(core.db, userId)))
        await core.db.transaction((trx) => endOfPractitioner(core, trx, userId));
    const unanswered = await Introduction.query(core.db)
      .where({ state: 'waiting' })
      .whereRaw('expires_at <= now()')
      .orderBy('expires_at')
      .limit(atOnce)
      .select('id');
    for (const { id } of unanswered)
      await core.db.transaction(async (trx) => {
        const row = await Introduction.query(trx).findById(id).forUpdate();
        if (row?.state === 'waiting') await settleIntroduction(core, trx, row, 'ended');
      });
  },
});
