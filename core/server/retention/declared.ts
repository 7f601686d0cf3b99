import type { Knex } from 'knex';
import type { Clock } from '../../contract/retention';
import { clocksOf, endOf, type RetainedTable } from './clocks';

export interface Column {
  readonly name: string;
  readonly type: string;
  /** It has to be given a value: not null, without a default. */
  readonly required: boolean;
}
interface Key {
  readonly target: string;
  /** Rows go with the row that they point to. */
  readonly cascades: boolean;
}
export interface Shape {
  readonly name: string;
  readonly columns: readonly Column[];
  readonly keys: readonly Key[];
}

/** All tables of the product, but for those of extensions, with what they point to. */
export const listShapes = async (db: Knex): Promise<readonly Shape[]> => {
  const { rows } = await db.raw<{ rows: Shape[] }>(
    `select c.relname as name,
       (select json_agg(json_build_object('name', a.attname, 'type', format_type(a.atttypid, null),
            'required', a.attnotnull and not a.atthasdef and a.attidentity = '') order by a.attnum)
          from pg_attribute a where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columns,
       coalesce((select json_agg(json_build_object('target', k.confrelid::regclass::text, 'cascades', k.confdeltype = 'c'))
          from pg_constraint k where k.conrelid = c.oid and k.contype = 'f'), '[]') as keys
     from pg_class c join pg_namespace n on n.oid = c.relnamespace
     where n.nspname = 'public' and c.relkind in ('r', 'p') and not c.relispartition
       and not exists (select from pg_depend d where d.classid = 'pg_class'::regclass and d.objid = c.oid and d.deptype = 'e')
     order by 1`,
  );
  return rows;
};

/** Columns that say who somebody is, or hold what was encrypted because somebody wrote it. */
const isPersonal = ({ name }: Column): boolean => /(_sealed|_encrypted|^email|_email|^user_id|^person)$/.test(name);
const isMoment = ({ type }: Column): boolean => type === 'date' || type.startsWith('timestamp');

/** Whether an erased person takes the rows of the table along, over however many tables. */
const goesWithPerson = (
  name: string,
  shapes: ReadonlyMap<string, Shape>,
  seen: ReadonlySet<string> = new Set(),
): boolean =>
  name === 'users' ||
  (!seen.has(name) &&
    (shapes.get(name)?.keys ?? []).some(
      ({ target, cascades }) => cascades && goesWithPerson(target, shapes, new Set([...seen, name])),
    ));

const faultsOfClock = (clock: Clock, { columns }: Shape, jobs: ReadonlySet<string>): string[] => {
  const from = typeof clock.from === 'string' ? [clock.from] : clock.from;
  const find = (name: string): Column | undefined => columns.find((column) => column.name === name);
  return [
    ...from
      .filter((name) => !isMoment(find(name) ?? { name, type: '', required: false }))
      .map((name) => `no moment ${name}`),
    ...Object.keys(clock.where ?? {}).flatMap((name) => (find(name) ? [] : [`no column ${name}`])),
    ...(clock.by !== undefined && !jobs.has(clock.by) ? [`no job ${clock.by}`] : []),
    ...(/^\d+ (hours?|days?|months?|years?)$/.test(clock.keep) ? [] : [`no length of time ${clock.keep}`]),
  ];
};

const faultsOfTable = (
  { name, retention }: RetainedTable,
  shapes: ReadonlyMap<string, Shape>,
  jobs: ReadonlySet<string>,
): string[] => {
  const shape = shapes.get(name);
  if (!shape) return ['there is no such table'];
  const faults = clocksOf(retention).flatMap((clock) => faultsOfClock(clock, shape, jobs));
  if (retention === 'no personal data') {
    if (shape.keys.some(({ target }) => target === 'users')) faults.push('it points to people');
    faults.push(...shape.columns.filter(isPersonal).map((column) => `${column.name} is about people`));
  }
  const end = endOf(retention);
  if (end === 'with the account' && !goesWithPerson(name, shapes)) faults.push('its rows do not go with the account');
  if (typeof end === 'object' && end !== null) {
    if ('with' in end && !shape.keys.some(({ target, cascades }) => cascades && target === end.with))
      faults.push(`its rows do not go with those of ${end.with}`);
    if ('by' in end && !jobs.has(end.by)) faults.push(`no job ${end.by}`);
  }
  return faults;
};

/** What is wrong with the declarations; empty when every table says rightly how long its rows are kept. */
export const listRetentionFaults = (
  tables: readonly Shape[],
  retained: readonly RetainedTable[],
  jobs: ReadonlySet<string>,
): readonly string[] => {
  const shapes = new Map(tables.map((table) => [table.name, table]));
  const declared = new Set(retained.map(({ name }) => name));
  return [
    ...tables
      .filter(({ name }) => !declared.has(name))
      .map(({ name }) => `${name}: nothing says how long its rows are kept`),
    ...retained.flatMap((table) => faultsOfTable(table, shapes, jobs).map((fault) => `${table.name}: ${fault}`)),
    ...retained
      .filter(({ name }, place) => retained.findIndex((one) => one.name === name) !== place)
      .map(({ name }) => `${name}: declared twice`),
  ];
};
