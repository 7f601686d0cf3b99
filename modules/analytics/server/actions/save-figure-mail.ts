import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { getLastPeriod } from '../../lib/mail-periods';
import type { FigureMailInput } from '../../schemas/mails';
import { FigureMail } from '../models/figure-mail';
import { requireAdmin } from '../queries/figure-mails';

/** Chooses how often an admin gets the totals by mail. The first mail comes when the next week or month is over. */
export const saveFigureMail = async (
  core: Core,
  trx: Knex.Transaction,
  actor: User,
  userId: string,
  { rhythm }: FigureMailInput,
  requestId: string,
): Promise<void> => {
  await requireAdmin(core, trx, userId);
  const before = await FigureMail.query(trx).findById(userId).forUpdate();
  if ((before?.rhythm ?? 'never') === rhythm) return;
  if (rhythm === 'never') await FigureMail.query(trx).deleteById(userId);
  else
    await FigureMail.query(trx)
      .insert({ userId, rhythm, done: getLastPeriod(rhythm, new Date()).name })
      .onConflict('user_id')
      .merge();
  const detail = { rhythm };
  await core.audit.record(trx, { actor: actor.id, action: 'figure-mail.changed', subject: userId, detail }, requestId);
};
