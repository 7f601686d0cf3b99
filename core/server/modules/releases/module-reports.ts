import type { Knex } from 'knex';

/** Bounds of the classes of loading times, in ms; the last class has none. */
const bounds = [100, 250, 500, 1000, 2500, 5000] as const;
/** What is said of a class without an end. */
const longestMs = 10_000;
/** Days that staff see. */
const shownDays = 14;

/** What a browser says of a module that it loaded, or that failed in it. */
export interface ModuleReport {
  readonly module: string;
  readonly version: string;
  readonly loadMs?: number | undefined;
  readonly error?: string | undefined;
}

/** Addresses and quoted words go: they may hold what a person typed. */
const withoutWords = (text: string): string =>
  text
    .replace(/https?:\/\/\S+/g, '(address)')
    .replace(/(["'`]).*?\1/g, '$1…$1')
    .slice(0, 200);

/** Counts it on the day's row of the version. */
export const noteReport = async (db: Knex, { module, version, loadMs, error }: ModuleReport): Promise<void> => {
  const times = [...bounds, Number.POSITIVE_INFINITY];
  const place = loadMs === undefined ? 0 : times.findIndex((bound) => loadMs < bound) + 1;
  const loads = loadMs === undefined ? 0 : 1;
  const found = error === undefined ? 0 : 1;
  const counts = times.map((_, index) => (index + 1 === place ? 1 : 0));
  await db.raw(
    `insert into module_reports as r (module, version, day, loads, load_times, errors, last_error, last_error_at)
     values (?, ?, current_date, ?, ?::int[], ?, ?, case when ? > 0 then now() end)
     on conflict (module, version, day) do update set
       loads = r.loads + excluded.loads,
       load_times = (select array_agg(a + b order by i) from unnest(r.load_times, excluded.load_times) with ordinality t(a, b, i)),
       errors = r.errors + excluded.errors,
       last_error = coalesce(excluded.last_error, r.last_error),
       last_error_at = coalesce(excluded.last_error_at, r.last_error_at)`,
    [module, version, loads, counts, found, error === undefined ? null : withoutWords(error), found],
  );
};

/** What browsers said of one version in the last days. */
export interface ReportSummary {
  readonly loads: number;
  readonly halfMs: number | null;
  readonly mostMs: number | null;
  readonly errors: number;
  readonly lastError: string | null;
}

/** The upper bound of the class in which a share of all loads is reached. */
const timeOf = (counts: readonly number[], share: number): number | null => {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let reached = 0;
  const place = counts.findIndex((count) => {
    reached += count;
    return reached >= total * share;
  });
  return bounds[place] ?? longestMs;
};

/** By `<module> <version>`. */
export const readReports = async (db: Knex): Promise<ReadonlyMap<string, ReportSummary>> => {
  const rows = await db('module_reports').whereRaw(`day > current_date - ${shownDays}`).orderBy('day').select<
    {
      module: string;
      version: string;
      loads: number;
      load_times: number[];
      errors: number;
      last_error: string | null;
    }[]
  >('module', 'version', 'loads', 'load_times', 'errors', 'last_error');
  const found = new Map<string, { loads: number; times: number[]; errors: number; lastError: string | null }>();
  for (const row of rows) {
    const key = `${row.module} ${row.version}`;
    const had = found.get(key) ?? { loads: 0, times: row.load_times.map(() => 0), errors: 0, lastError: null };
    found.set(key, {
      loads: had.loads + row.loads,
      times: had.times.map((count, index) => count + (row.load_times[index] ?? 0)),
      errors: had.errors + row.errors,
      lastError: row.last_error ?? had.lastError,
    });
  }
  return new Map(
    [...found].map(([key, { loads, times, errors, lastError }]) => [
      key,
      { loads, halfMs: timeOf(times, 0.5), mostMs: timeOf(times, 0.95), errors, lastError },
    ]),
  );
};
