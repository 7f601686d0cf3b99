import pg from 'pg';

const oid = { int8: 20, date: 1082, timestamp: 1114, timestamptz: 1184 };
const arrayOf = { int8: 1016, date: 1182, timestamp: 1115, timestamptz: 1185 };

/**
 * A timestamp as PostgreSQL prints it (session in UTC) as `2026-11-21T08:00:00.123456Z`.
 * Always six digits: nothing is lost, so keyset pages never skip a row, and texts sort like instants.
 */
export const toIso = (printed: string): string => {
  const match = /^(\d{4,}-\d\d-\d\d) (\d\d:\d\d:\d\d)(?:\.(\d+))?(?:\+00(?::00)?)?$/.exec(printed);
  if (match) return `${match[1]}T${match[2]}.${(match[3] ?? '').padEnd(6, '0')}Z`;
  // Another session zone (a pooler may refuse ours): correct, at millisecond precision.
  const instant = new Date(printed.replace(' ', 'T').replace(/([+-]\d\d)$/, '$1:00'));
  return Number.isNaN(instant.getTime()) ? printed : instant.toISOString().replace('Z', '000Z');
};

/** bigint as a number while that is exact, else as text. */
export const toNumber = (printed: string): number | string => {
  const number = Number(printed);
  return Number.isSafeInteger(number) ? number : printed;
};

const same = (printed: string): string => printed;

/** Items of a one-dimensional array of numbers or times; their texts hold no comma and no quote. */
const itemsOf = (printed: string): (string | null)[] =>
  printed === '{}'
    ? []
    : printed
        .slice(1, -1)
        .split(',')
        .map((item) => (item === 'NULL' ? null : item.replaceAll('"', '')));

/** How values of this product's connections are read: dates and times as strings, never as JS Dates. */
export const typeParsers = (): pg.TypeOverrides => {
  const types = new pg.TypeOverrides();
  const parse = (single: number, list: number, parser: (printed: string) => unknown): void => {
    types.setTypeParser(single, 'text', parser);
    types.setTypeParser(list, 'text', (printed: string) => itemsOf(printed).map((item) => item && parser(item)));
  };
  parse(oid.int8, arrayOf.int8, toNumber);
  parse(oid.date, arrayOf.date, same);
  parse(oid.timestamp, arrayOf.timestamp, toIso);
  parse(oid.timestamptz, arrayOf.timestamptz, toIso);
  return types;
};
