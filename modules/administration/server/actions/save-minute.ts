import type { Knex } from 'knex';
import type { HealthFinding, HealthState } from '#core/contract/host-ports';

/** Writes down how the parts did in one minute; the same minute again changes nothing. */
export const saveMinute = async (
  db: Knex,
  at: Date,
  findings: readonly Pick<HealthFinding, 'name' | 'state'>[],
): Promise<void> => {
  const named = (state: HealthState): string[] => findings.filter((one) => one.state === state).map(({ name }) => name);
  await db.raw(
    `insert into health_minutes (at, degraded, down) values (date_trunc('minute', ?::timestamptz), ?, ?)
     on conflict (at) do nothing`,
    [at.toISOString(), named('degraded'), named('down')],
  );
};
