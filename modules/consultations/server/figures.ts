import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import type { Bookable, Figure } from '#modules/reporting/public';
import { type Stretch, stretches } from '#modules/scheduling/public';
import type { RequestKind } from '../schemas/names';
import { ConsultationAppointment } from './models/consultation-appointment';
import { ConsultationHours } from './models/consultation-hours';
import { ConsultationRequest } from './models/consultation-request';
import { toOpeningHours } from './queries/hours';
import { findStaffNames } from './queries/staff-names';

const cameIn =
  (...kinds: readonly RequestKind[]): Figure['count'] =>
  async (db, { from, to }) => {
    const row = await db(ConsultationRequest.tableName)
      .whereIn('kind', [...kinds])
      .where('created_at', '>=', from)
      .where('created_at', '<', to)
      .first<{ n: number }>(db.raw('count(*)::int as n'));
    return row.n;
  };

/** With and without an account. */
export const requested: Figure = {
  id: 'consultation-requests',
  definition: 'Requests for a consultation that were sent in {period}, with and without an account.',
  kind: 'within',
  count: cameIn('consultation'),
};

/** What came through the contact form, or was passed on by the assistant. */
export const messages: Figure = {
  id: 'team-messages',
  definition:
    'Messages to the team that were sent in {period} through the contact form or passed on by the assistant, with and without an account.',
  kind: 'within',
  count: cameIn('contact', 'assistant'),
};

/** Minutes of stretches that lie within a window; what crosses its edge counts in part. */
const minutesWithin = (all: readonly Stretch[], window: Stretch): number =>
  all.reduce((sum, { from, to }) => sum + Math.max(0, Math.min(to, window.to) - Math.max(from, window.from)), 0) /
  60_000;

/** Hours of those who can be booked, and the consultations that are booked with them. */
export const hours = (core: Core): Bookable => ({
  minutes: async (db, weeks) => {
    const sheets = await ConsultationHours.query(db);
    const staff = await findStaffNames(
      core,
      db,
      sheets.map(({ staffId }) => staffId),
    );
    const working = sheets.filter(({ staffId }) => staff.has(staffId));
    const clock = core.port(zones);
    const counted: { offered: number; taken: number }[] = [];
    for (const week of weeks) {
      const window = { from: Date.parse(week.from), to: Date.parse(week.to) };
      const booked = await ConsultationAppointment.query(db)
        .where({ status: 'confirmed' })
        .whereNotNull('staff_id')
        .where('starts_at', '<', week.to)
        .where('ends_at', '>', week.from)
        .select('starts_at', 'ends_at');
      counted.push({
        offered: working.reduce(
          (sum, row) => sum + minutesWithin(stretches(clock, toOpeningHours(row), window), window),
          0,
        ),
        taken: minutesWithin(
          booked.map(({ startsAt, endsAt }) => ({ from: Date.parse(startsAt), to: Date.parse(endsAt) })),
          window,
        ),
      });
    }
    return counted;
  },
});
