import type { Knex } from 'knex';

/** Name of the job that delivers one mail; its data is `{ id }`. */
export const deliverJobName = 'core.send-mail';
/** As it was called while mails were in clear. Older processes know no other, and what they queued is delivered all the same. */
export const formerDeliverJobName = 'core.deliver-mail';

/** With the queue's own back-off (seconds at first, six hours at last) this many tries take four days, as RFC 5321 asks. */
const maxTries = 25;

/** Mails that are neither sent nor given up. */
export const whereWaiting = (query: Knex.QueryBuilder): void => {
  query.whereNull('sent_at').whereNull('failed_at').whereNull('dropped_at');
};

/**
 * Queues the mails that `narrow` finds, so that they go out in the order in which they were written. A mail has one job however often
 * it is queued: the job's key is the mail's id, and what an older process queued is replaced.
 */
export const queueMails = async (db: Knex, narrow: (query: Knex.QueryBuilder) => void): Promise<number> => {
  const found = db('mails')
    .modify(whereWaiting)
    .whereNotNull('sealed')
    .modify(narrow)
    .orderBy('created_at')
    .orderBy('id')
    .select('id');
  const { rowCount } = await db.raw<{ rowCount: number }>(
    `select graphile_worker.add_job(?, payload => json_build_object('id', id), job_key => 'mail:' || id, max_attempts => ?,
       run_at => clock_timestamp())
     from ? as found`,
    [deliverJobName, maxTries, found],
  );
  return rowCount;
};

/** No job is there for it, or one that will not run any more because a process died in its last try. */
export const whereNoJob = (query: Knex.QueryBuilder): void => {
  query.whereRaw(
    `not exists (select 1 from graphile_worker.jobs as job where job.key = 'mail:' || mails.id
       and (job.attempts < job.max_attempts or job.locked_at is not null) and job.task_identifier = ?)`,
    [deliverJobName],
  );
};
