import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { projectFile } from '#core/server/root';
import { offsetAt } from '../zones';
import { packZone } from './pack';
import { readTzif } from './tzif';

// Not places: other time scales, system links, and a marker for "not configured".
const SKIPPED = /^(posix|right)\/|^(localtime|posixrules|Factory)$/;

const folder = realpathSync(resolve(process.argv[2] ?? '/usr/share/zoneinfo'));
const version = /^# version (\S+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown';
const news = gunzipSync(readFileSync(join(folder, '../doc/tzdata/changelog.gz'))).toString();
const released = new RegExp(`^Release ${version} - (\\d{4}-\\d\\d-\\d\\d)`, 'm').exec(news)?.[1];
if (!released) throw new Error(`the change log does not say when ${version} was released`);

/** `+4151` or `+415100` as degrees and their hundredths, all that a distance of some kilometres needs. */
const degrees = (text: string, digits: number): string => {
  const [whole, minutes, seconds] = [
    text.slice(1, 1 + digits),
    text.slice(1 + digits, 3 + digits),
    text.slice(3 + digits),
  ];
  const size = Number(whole) + Number(minutes) / 60 + Number(seconds) / 3600;
  return (text.startsWith('-') ? -size : size).toFixed(2);
};
const listed = new Set(['UTC']);
const towns: string[] = [];
for (const line of readFileSync(join(folder, 'zone.tab'), 'utf8').split('\n')) {
  const [, where = '', name] = line.startsWith('#') ? [] : line.split('\t');
  if (!name) continue;
  listed.add(name);
  const [, latitude = '', longitude = ''] = /^([+-]\d+)([+-]\d+)$/.exec(where) ?? [];
  towns.push(`T ${name}|${degrees(latitude, 2)}|${degrees(longitude, 3)}`);
}

const zones = new Map<string, string>();
const links = new Map<string, string>();
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => !SKIPPED.test(name))
  .sort();
for (const name of files) {
  const entry = join(folder, name);
  const target = relative(folder, realpathSync(entry));
  // An alias that the system keeps as a link; listed names always get a row of their own.
  if (target !== name && !listed.has(name)) {
    if (readTzifAt(entry)) links.set(name, target);
    continue;
  }
  const zone = readTzifAt(entry);
  if (zone) zones.set(name, `${listed.has(name) ? 'Z' : 'A'} ${name}|${packZone(zone)}`);
}

function readTzifAt(path: string) {
  try {
    return readTzif(readFileSync(path));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EISDIR') return null;
    throw new Error(`${path}: ${(error as Error).message}`);
  }
}

const missing = [...listed].filter((name) => !zones.has(name));
if (missing.length > 0) throw new Error(`zone.tab names zones without data: ${missing.join(', ')}`);
const text = [
  `V ${version}`,
  ...zones.values(),
  ...[...links].map(([from, to]) => `L ${from}|${to}`),
  ...towns,
  '',
].join('\n');
const output = projectFile('modules/geo/lib/zones/data/zones.txt');
writeFileSync(output, text);
writeFileSync(
  projectFile('modules/geo/lib/zones/data/edition.json'),
  `${JSON.stringify({ version, released }, null, 2)}\n`,
);

// The table as the reader sees it must say what every file says, before and at each of its transitions.
const stray: string[] = [];
for (const name of [...zones.keys(), ...links.keys()]) {
  const { first, transitions } = readTzifAt(join(folder, name))!;
  let before = first;
  for (const { at, offset } of transitions) {
    if (offsetAt(name, (at - 1) * 1000) !== before || offsetAt(name, at * 1000) !== offset) stray.push(`${name} ${at}`);
    before = offset;
  }
}
if (stray.length > 0) throw new Error(`the table differs from its source: ${stray.slice(0, 5).join(', ')}`);
console.log(`tz ${version}: ${zones.size} zones, ${links.size} links, ${text.length} bytes in ${output}`);
