import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Report } from '../models/safety';

/** Takes back that something stays, for all reports that were decided together. */
export const reopenReport = async (core: Core, trx: Knex.Transaction, user: User, row: Report): Promise<void> => {
  const reopened = await Report.query(trx)
    .where({ target_id: row.targetId, status: 'kept' })
    .whereIn('decided_at', Report.query(trx).where({ id: row.id, status: 'kept' }).select('decided_at'))
    .patch({ status: 'open', decidedBy: null, decidedAt: null });
  if (reopened === 0) throw conflict('not-kept', 'Only a report whose words stayed can be opened again.');
  await core.audit.record(trx, {
    actor: user.id,
    action: 'community.reopen',
    object: `${row.kind}:${row.targetId}`,
  });
};
