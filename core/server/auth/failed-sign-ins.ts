import type { Knex } from 'knex';
import type { Logger } from '../../contract/server';
import type { NamedJob } from '../jobs/worker';
import type { Mail } from '../mail/mail';
import type { RecordAudit } from './person-of';
import { guessingMail } from './security-mails';

/** Minutes that are counted together. */
const windowMinutes = 15;
/** Accounts that get a row of their own in the audit log for one window; what else was tried is one row. */
const mostNamed = 50;
const flushMs = 1000;

/** A sign-in that failed; account and source are keyed hashes. */
interface FailedTry {
  readonly account: string;
  readonly source: string;
  /** Null when no account has the address. */
  readonly userId: string | null;
  /** Not even looked at: too many came before. */
  readonly refused: boolean;
}

/** Counts failed sign-ins. */
export interface FailedSignIns {
  /** Known and unknown addresses cost the same; the database is written to once a second, however many there are. */
  count(failed: FailedTry): void;
  stop(): Promise<void>;
}

const currentWindow = `to_timestamp(floor(extract(epoch from now()) / ${windowMinutes * 60}) * ${windowMinutes * 60})`;

export const countFailedSignIns = (knex: Knex, log: Logger): FailedSignIns => {
  let pending = new Map<string, { readonly failed: FailedTry; wrong: number; refused: number }>();
  let timer: NodeJS.Timeout | null = null;
  let writing: Promise<void> = Promise.resolve();
  const write = async (): Promise<void> => {
    timer = null;
    const rows = [...pending.values()].map(({ failed, wrong, refused }) => ({
      at: knex.raw(currentWindow),
      account_hash: failed.account,
      source_hash: failed.source,
      user_id: failed.userId,
      wrong,
      refused,
    }));
    pending = new Map();
    if (rows.length === 0) return;
    await knex('failed_sign_ins')
      .insert(rows)
      .onConflict(['at', 'account_hash', 'source_hash'])
      .merge({
        wrong: knex.raw('failed_sign_ins.wrong + excluded.wrong'),
        refused: knex.raw('failed_sign_ins.refused + excluded.refused'),
      })
      // An account that was erased within this second, or a database that is away.
      .catch((error: Error) => log.warn('sign-in: failures not counted', { message: error.message }));
  };
  return {
    count: (failed) => {
      const key = `${failed.account} ${failed.source}`;
      const known = pending.get(key) ?? { failed, wrong: 0, refused: 0 };
      pending.set(key, known);
      if (failed.refused) known.refused += 1;
      else known.wrong += 1;
      timer ??= setTimeout(() => {
        writing = write();
      }, flushMs).unref();
    },
    stop: async () => {
      if (timer) clearTimeout(timer);
      await writing;
      await write();
    },
  };
};

interface Summary {
  readonly at: string;
  readonly user_id: string | null;
  readonly wrong: number;
  readonly refused: number;
  readonly sources: number;
  readonly accounts: number;
}

/** How owners are warned; `page` is the full address of the account's page about signing in. */
interface WarningParts {
  readonly mail: Pick<Mail, 'send'>;
  readonly page: string;
}

/** Tells somebody that unknown browsers have to wait because of wrong passwords; once a day. */
const warnOwner = async (trx: Knex, userId: string, { mail, page }: WarningParts): Promise<void> => {
  const reference = `passwords-guessed:${userId}`;
  const warned = await trx('mails').where({ reference }).whereRaw("created_at > now() - interval '1 day'").first('id');
  const person = await trx('users')
    .where({ id: userId })
    .whereNull('deleted_at')
    .first<{ email: string } | undefined>('email');
  if (!warned && person) await mail.send(trx, { ...guessingMail(person.email, page), reference });
};

/**
 * Puts windows that are over into the audit log: one row for each account that was tried most, one for all the rest, addresses
 * without an account included. Owners whose accounts turned unknown browsers away get a mail. Every five minutes.
 */
export const auditFailedSignIns = (knex: Knex, audit: RecordAudit, warning: WarningParts): NamedJob => ({
  name: 'core.audit-failed-sign-ins',
  cron: '*/5 * * * *',
  run: () =>
    knex.transaction(async (trx) => {
      // Of two processes one waits here and finds nothing left to do.
      await trx.raw("select pg_advisory_xact_lock(hashtext('hedo.failed-sign-ins'))");
      const due = `audited_at is null and at < now() - interval '${windowMinutes + 1} minutes'`;
      const { rows } = await trx.raw<{ rows: Summary[] }>(
        `with due as (select * from failed_sign_ins where ${due}),
         ranked as (
           select at, user_id, row_number() over (partition by at order by sum(wrong + refused) desc, user_id) as rank
           from due where user_id is not null group by at, user_id
         )
         select due.at, ranked.user_id, sum(wrong)::int as wrong, sum(refused)::int as refused,
           count(distinct source_hash)::int as sources, count(distinct account_hash)::int as accounts
         from due left join ranked on ranked.at = due.at and ranked.user_id = due.user_id and ranked.rank <= ${mostNamed}
         group by due.at, ranked.user_id order by due.at, ranked.user_id nulls last`,
      );
      for (const { at, user_id: subject, wrong, refused, sources, accounts } of rows) {
        if (subject !== null && refused > 0) await warnOwner(trx, subject, warning);
        await audit(trx, {
          actor: null,
          action: 'sign-in.failed',
          subject,
          detail: {
            from: new Date(at).toISOString(),
            minutes: windowMinutes,
            wrong,
            refused,
            sources,
            ...(subject === null ? { addresses: accounts } : {}),
          },
        });
      }
      await trx('failed_sign_ins').whereRaw(due).update({ audited_at: trx.fn.now() });
    }),
});

/** Sign-ins that failed within the last hour and the last day. */
export const countRecentFailures = async (knex: Knex): Promise<{ readonly hour: number; readonly day: number }> => {
  const { rows } = await knex.raw<{ rows: { hour: number; day: number }[] }>(
    `select coalesce(sum(wrong + refused) filter (where at > now() - interval '1 hour'), 0)::int as hour,
       coalesce(sum(wrong + refused), 0)::int as day
     from failed_sign_ins where at > now() - interval '1 day'`,
  );
  return rows[0] ?? { hour: 0, day: 0 };
};
