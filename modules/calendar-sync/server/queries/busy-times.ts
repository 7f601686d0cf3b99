import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import type { Stretch } from '#modules/scheduling/public';
import { mergeStretches } from '../../lib/merge-stretches';
import { daysAhead } from '../../schemas/values';
import type { BusyTimes } from '../outgoing/read-entries';

const dayMs = 86_400_000;

/** The time for which calendars are read. */
export const findWindow = (): Stretch => ({ from: Date.now() - dayMs, to: Date.now() + daysAhead * dayMs });

/** Busy times as instants: whole days begin and end on the practitioner's clock. */
export const toStretches = (core: Core, { times, days }: BusyTimes, zone: string, window: Stretch): Stretch[] => {
  const clock = core.port(zones);
  const whole = days.map(({ from, to }) => ({
    from: clock.instantOf(from, '00:00', zone),
    to: clock.instantOf(to, '00:00', zone),
  }));
  return mergeStretches([...times, ...whole], window);
};

/** Puts the busy times of a calendar in place of those it had before. */
export const storeBusyTimes = async (
  trx: Knex.Transaction,
  source: { readonly feed_id: string } | { readonly account_id: string },
  practitionerId: string,
  busy: readonly Stretch[],
): Promise<void> => {
  await trx('calendar_busy_times').where(source).delete();
  if (busy.length === 0) return;
  const [[column, id]] = Object.entries(source) as [[string, string]];
  const toIso = (instant: number): string => new Date(instant).toISOString();
  await trx.raw(
    `insert into calendar_busy_times (??, practitioner_id, during)
      select ?::uuid, ?::uuid, tstzrange(since, until)
      from unnest(?::timestamptz[], ?::timestamptz[]) as busy (since, until)`,
    [column, id, practitionerId, busy.map(({ from }) => toIso(from)), busy.map(({ to }) => toIso(to))],
  );
};

/** When practitioners are busy elsewhere, by their records. */
export const listBusy = async (
  db: Knex,
  practitionerIds: readonly string[],
  { from, to }: Stretch,
): Promise<Map<string, Stretch[]>> => {
  const rows = await db('calendar_busy_times')
    .whereIn('practitioner_id', [...practitionerIds])
    .whereRaw('during && tstzrange(?, ?)', [new Date(from).toISOString(), new Date(to).toISOString()])
    .select<{ id: string; since: string; until: string }[]>(
      'practitioner_id as id',
      db.raw('lower(during) as since'),
      db.raw('upper(during) as until'),
    );
  const found = new Map<string, Stretch[]>();
  for (const { id, since, until } of rows)
    found.set(id, [...(found.get(id) ?? []), { from: Date.parse(since), to: Date.parse(until) }]);
  return found;
};
