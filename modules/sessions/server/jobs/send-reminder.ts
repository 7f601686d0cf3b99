import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import { notifyParticipants } from '../actions/notify-participants';
import { Session } from '../models/session';
import { lockSession } from '../queries/sessions';

/** A reminder of a session at the time it had when this was queued. */
export interface Reminder {
  readonly sessionId: string;
  readonly sequence: number;
  readonly minutes: number;
}
const minuteMs = 60_000;

/** Mails everybody who comes, once; what was moved or cancelled meanwhile has other reminders, or none. */
export const createSendReminder = (core: Core): Job<Reminder> => ({
  name: 'send-reminder',
  run: ({ sessionId, sequence, minutes }) =>
    core.db.transaction(async (trx) => {
      if (!sessionId || !(await Session.query(trx).findById(sessionId))) return;
      const { session, places } = await lockSession(trx, sessionId);
      const coming = places.filter(({ status }) => status === 'booked');
      if (session.status === 'cancelled' || session.sequence !== sequence || coming.length === 0) return;
      if (session.reminded.includes(minutes) || Date.parse(session.startsAt) <= Date.now()) return;
      await Session.query(trx)
        .findById(sessionId)
        .patch({ reminded: [...session.reminded, minutes] });
      await notifyParticipants(core, trx, { what: 'reminder', session, places: coming });
    }),
});

/** Queues the reminders of a session that can still be in time. */
export const queueReminders = async (
  core: Core,
  job: Job<Reminder>,
  trx: Knex.Transaction,
  session: Session,
  reminders: readonly number[],
): Promise<void> => {
  for (const minutes of reminders) {
    const at = Date.parse(session.startsAt) - minutes * minuteMs;
    if (at <= Date.now()) continue;
    const { id: sessionId, sequence } = session;
    const key = `reminder:${sessionId}:${sequence}:${minutes}`;
    await core.jobs.enqueue(trx, job, { sessionId, sequence, minutes }, { key, runAt: new Date(at) });
  }
};
