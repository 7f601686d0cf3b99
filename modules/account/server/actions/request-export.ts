import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core, Job } from '#core/contract/server';
import type { ExportJob } from '../jobs/make-export';
import { type ExportRow, listExportRows } from '../queries/exports';

/** Begins to gather everything; while one is being made the same one comes back. */
export const requestExport = async (
  core: Core,
  job: Job<ExportJob>,
  trx: Knex.Transaction,
  user: User,
  requestId: string,
): Promise<ExportRow> => {
  // Two clicks at once wait for each other here.
  await trx('users').where({ id: user.id }).forUpdate().first('id');
  const running = await listExportRows(trx, user.id).where({ status: 'preparing' }).first<ExportRow | undefined>();
  if (running) return running;
  const [made] = await trx('account_exports').insert({ user_id: user.id }).returning<{ id: string }[]>('id');
  const id = made?.id ?? '';
  await core.jobs.enqueue(trx, job, { id }, { key: `export:${id}`, maxAttempts: 6 });
  await core.audit.record(trx, { actor: user.id, action: 'export.asked', subject: user.id, object: id }, requestId);
  return listExportRows(trx, user.id).where({ id }).first<ExportRow>();
};
