import type { Knex } from 'knex';
import type { Logger } from '../../contract/server';
import type { NamedJob } from '../jobs/worker';
import type { MailCipher } from './content';
import { endMails } from './deliver';
import { encryptClearMails } from './encrypt-clear';
import { queueMails, whereNoJob, whereWaiting } from './queue';

export interface Sweep {
  readonly knex: Knex;
  readonly cipher: MailCipher;
  readonly log: Logger;
  /** A mail server is configured. */
  readonly sends: boolean;
}

const batch = 500;

/** Drops what nobody could use any more, such as a link that has run out. What is just being delivered stays. */
const dropExpired = ({ knex }: Sweep): Promise<number> =>
  knex.transaction(async (trx) => {
    const ids = await trx('mails')
      .modify(whereWaiting)
      .whereNotNull('sealed')
      .whereRaw('expires_at <= now()')
      .forUpdate()
      .skipLocked()
      .pluck<string[]>('id');
    return endMails(trx, (query) => query.whereIn('id', ids), {
      dropped_at: trx.fn.now(),
      dropped_because: 'expired',
    });
  });

/** What was given up waits for staff, but not what it says: once that is of no use it cannot be sent again either. */
const eraseExpiredFailures = async ({ knex }: Sweep): Promise<void> => {
  await knex('mails')
    .whereNotNull('failed_at')
    .whereNotNull('sealed')
    .whereRaw('expires_at <= now()')
    .update({ sealed: null });
};

/**
 * Brings every waiting mail on its way: encrypts what older processes wrote in clear, drops what has expired, and queues the rest that
 * has no job, because there was no mail server when it was written or its job was lost.
 */
export const sweepMails = async (sweep: Sweep, batches = Number.POSITIVE_INFINITY): Promise<void> => {
  const { knex, cipher, log, sends } = sweep;
  for (let done = 0; done < batches; done += 1)
    if ((await encryptClearMails(knex, cipher, { limit: batch })) < batch) break;
  const dropped = await dropExpired(sweep);
  if (dropped > 0) log.warn('mails dropped: what they say has expired', { count: dropped });
  await eraseExpiredFailures(sweep);
  const queued = sends ? await queueMails(knex, whereNoJob) : 0;
  if (queued > 0) log.info('waiting mails queued', { count: queued });
};

export const sweepJobs = (sweep: Sweep): readonly NamedJob[] => [
  { name: 'core.sweep-mails', cron: '* * * * *', run: () => sweepMails(sweep) },
];
