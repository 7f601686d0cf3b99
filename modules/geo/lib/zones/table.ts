import { readFileSync } from 'node:fs';
import { projectFile } from '#core/server/root';
import { parsePosixRule, ruleTransitions } from './posix-rule';

/** A zone ready for look-ups: `offsets[i]` (seconds east) is in force from `times[i]` (seconds since 1970 UTC); `times[0]` is -Infinity. */
export interface ZoneHistory {
  readonly times: Float64Array;
  readonly offsets: Float64Array;
}

/** Rules are written out to the end of this year; later instants keep the offset of its last day. */
export const LAST_RULE_YEAR = 2100;

interface Table {
  readonly version: string;
  readonly rows: ReadonlyMap<string, string>;
  readonly links: ReadonlyMap<string, string>;
  readonly listed: readonly string[];
  /** Latitude and longitude of the town that a zone is named after. */
  readonly towns: ReadonlyMap<string, readonly [number, number]>;
}

const parseTable = (text: string): Table => {
  const rows = new Map<string, string>();
  const links = new Map<string, string>();
  const listed: string[] = [];
  const towns = new Map<string, readonly [number, number]>();
  let version = '';
  for (const line of text.split('\n')) {
    const bar = line.indexOf('|');
    const name = line.slice(2, bar);
    if (line.startsWith('V ')) version = line.slice(2);
    else if (line.startsWith('L ')) links.set(name, line.slice(bar + 1));
    else if (line.startsWith('T ')) {
      const [latitude = '', longitude = ''] = line.slice(bar + 1).split('|');
      towns.set(name, [Number(latitude), Number(longitude)]);
    } else if (bar > 0) rows.set(name, line.slice(bar + 1));
    if (line.startsWith('Z ')) listed.push(name);
  }
  return { version, rows, links, listed, towns };
};

let table: Table | undefined;
/** The packed table, read at its first use (144 KB, about a millisecond). */
export const zoneTable = (): Table => {
  table ??= parseTable(readFileSync(projectFile('modules/geo/lib/zones/data/zones.txt'), 'utf8'));
  return table;
};

const unpack = (row: string): ZoneHistory => {
  const [first = '', offsetList = '', coded = '', footer = ''] = row.split('|');
  const known = offsetList.split(',').map(Number);
  const times = [-Infinity];
  const offsets = [Number(first)];
  let at = 0;
  let start = 0;
  for (let i = 0; i < coded.length; i += 1) {
    const letter = coded.charCodeAt(i);
    // Digits of base 36 are lower case; a capital ends the number and names the offset.
    if (letter < 65 || letter > 90) continue;
    at += Number.parseInt(coded.slice(start, i), 36);
    times.push(at);
    offsets.push(known[letter - 65]!);
    start = i + 1;
  }
  const lastYear = times.length > 1 ? new Date(at * 1000).getUTCFullYear() : LAST_RULE_YEAR;
  for (const next of ruleTransitions(parsePosixRule(footer), lastYear, LAST_RULE_YEAR)) {
    if (next.at <= at || next.offset === offsets.at(-1)) continue;
    times.push(next.at);
    offsets.push(next.offset);
  }
  return { times: Float64Array.from(times), offsets: Float64Array.from(offsets) };
};

const unpacked = new Map<string, ZoneHistory>();

/** History of a zone or alias; undefined for a name that is neither. */
export const zoneHistory = (name: string): ZoneHistory | undefined => {
  const { rows, links } = zoneTable();
  const target = links.get(name) ?? name;
  const ready = unpacked.get(target);
  if (ready) return ready;
  const row = rows.get(target);
  if (row === undefined) return undefined;
  const history = unpack(row);
  unpacked.set(target, history);
  return history;
};
