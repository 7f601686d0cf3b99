import type { Knex } from 'knex';
import type { Share, Uptime } from '../views/system-health';

interface Counted {
  readonly first: string | null;
  /** Minutes from the beginning of the window, or of measuring, up to the newest one that must be there by now. */
  readonly expected: number;
  readonly measured: number;
  readonly down: number;
  /** Minutes down by part. */
  readonly parts: Readonly<Record<string, number>>;
}

const counted = async (knex: Knex, hours: number): Promise<Counted> => {
  const { rows } = await knex.raw<{ rows: Counted[] }>(
    `with bounds as (
       select first, until,
         greatest(first, date_trunc('minute', now()) - make_interval(hours => :hours) + interval '1 minute') as start
       -- The minute under way and the one before may still be measured.
       from (select min(at) as first, greatest(max(at), date_trunc('minute', now()) - interval '2 minutes') as until
         from health_minutes) as ends where first is not null
     ), kept as (
       select health_minutes.* from health_minutes, bounds where at >= bounds.start
     )
     select (select first from bounds) as first,
       coalesce((select floor(extract(epoch from until - start) / 60) + 1 from bounds), 0)::int as expected,
       (select count(*)::int from kept) as measured,
       (select count(*) filter (where cardinality(down) > 0)::int from kept) as down,
       (select coalesce(jsonb_object_agg(part, minutes), '{}') from
         (select part, count(*) as minutes from kept, unnest(down) as part group by part) as by_part) as parts`,
    { hours } as Record<string, Knex.Value>,
  );
  return rows[0] as Counted;
};

const shareOf = ({ expected, measured }: Counted, down: number): Share | null => {
  if (expected === 0) return null;
  // What nobody measured is lost as well: the product was not running.
  const lost = Math.max(0, expected - measured) + down;
  return { percent: Math.floor(((expected - lost) / expected) * 10_000) / 100, minutes: expected, lost };
};

/** How much of the last 24 hours and 30 days was up, from the kept minutes. */
export const findUptime = async (knex: Knex, names: readonly string[]): Promise<Uptime> => {
  const [day, month] = await Promise.all([counted(knex, 24), counted(knex, 24 * 30)]);
  return {
    since: month.first === null ? null : new Date(month.first).toISOString(),
    day: shareOf(day, day.down),
    month: shareOf(month, month.down),
    parts: new Map(
      names.map((name) => [
        name,
        { day: shareOf(day, day.parts[name] ?? 0), month: shareOf(month, month.parts[name] ?? 0) },
      ]),
    ),
  };
};
