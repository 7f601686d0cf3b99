import type { Knex } from 'knex';

/** How the outbox is doing: what waits by itself, apart from what waits for staff. */
export interface MailCounts {
  readonly waiting: number;
  /** How many seconds the oldest of them has waited. */
  readonly oldest: number;
  /** Given up, and neither sent again nor discarded since. */
  readonly failed: number;
  /** Dropped within a week, because what they said had expired before they could be sent. */
  readonly expired: number;
}

export const countMails = async (db: Knex): Promise<MailCounts> => {
  const waiting = 'sent_at is null and failed_at is null and dropped_at is null';
  const { rows } = await db.raw<{ rows: MailCounts[] }>(
    `select count(*) filter (where ${waiting})::int as waiting,
       coalesce(extract(epoch from max(now() - created_at) filter (where ${waiting})), 0)::int as oldest,
       count(*) filter (where failed_at is not null and sent_at is null and dropped_at is null)::int as failed,
       count(*) filter (where dropped_because = 'expired' and dropped_at > now() - interval '7 days')::int as expired
     from mails where sent_at is null`,
  );
  return rows[0] ?? { waiting: 0, oldest: 0, failed: 0, expired: 0 };
};
