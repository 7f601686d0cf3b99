import { readdirSync, readFileSync, realpathSync, writeFileSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { projectFile } from '#core/server/root';
import { offsetAt } from '../zones';
import { packZone } from './pack';
import { readTzif } from './tzif';

// Not places: other time scales, system links, and a marker for "not configured".
const SKIPPED = /^(posix|right)\/|^(localtime|posixrules|Factory)$/;

const folder = realpathSync(resolve(process.argv[2] ?? '/usr/share/zoneinfo'));
const version = /^# version (\S+)/.exec(readFileSync(join(folder, 'tzdata.zi'), 'utf8'))?.[1] ?? 'unknown';
const listed = new Set(['UTC']);
for (const line of readFileSync(join(folder, 'zone.tab'), 'utf8').split('\n')) {
  const name = line.startsWith('#') ? undefined : line.split('\t')[2];
  if (name) listed.add(name);
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
const text = [`V ${version}`, ...zones.values(), ...[...links].map(([from, to]) => `L ${from}|${to}`), ''].join('\n');
const output = projectFile('modules/profile/zones/data/zones.txt');
writeFileSync(output, text);

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
