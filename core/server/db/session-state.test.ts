import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { projectFile } from '../root';

/** Statements whose effect outlasts their transaction: behind a pooler it would stay with whoever uses the session next. */
const outlasting = [
  /['"`;] *(?:un)?listen (?:[a-z_]+|\$\{\w+\})['"`]/i,
  /pg_(?:try_)?advisory_(?:un)?lock(?:_shared)?\(/i,
  /['"`;] *set (?!local |constraints )(?:session )?(?:[a-z_]+|\$\{\w+\}) (?:=|to) /,
  /create (?:local |global )?temp/i,
  /with hold\b/i,
  /set_config\([^)]*false/i,
];

/** Files that may send such statements, and why it is safe. */
const allowed: Readonly<Record<string, string>> = {
  'core/server/db/pool.ts': 'zone and style of dates, which a pooler carries; the limits only where there is none',
  'core/server/db/migrate.ts': 'a client of its own to the server',
  'core/server/jobs/job-locks.ts': 'a client of its own to the server',
  'core/server/realtime/session-watch.ts': 'a client of its own to the server',
  'core/server/modules/releases/watch-index.ts': 'a client of its own to the server',
  'core/server/backup/copy-rows.ts': 'clients of backups, which get the address of the server',
  'core/server/backup/queue.ts': 'the same clients',
};

const filesIn = (folder: string): string[] =>
  readdirSync(projectFile(folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.test\.ts$|(?:^|\/)(?:testing|node_modules)\//.test(file))
    .map((file) => join(folder, file));

it('sends what outlasts a transaction only on clients of its own, which get the address of the server itself', () => {
  const files = ['core/server', 'core/contract', 'db', 'modules'].flatMap(filesIn);
  const found = files.filter((file) => {
    const text = readFileSync(projectFile(file), 'utf8');
    return outlasting.some((pattern) => pattern.test(text));
  });
  expect(found.toSorted()).toEqual(Object.keys(allowed).toSorted());
  expect(files.length).toBeGreaterThan(1000);
});

it.each([
  "'listen things'",
  ['`listen $', '{channel}`'].join(''),
  "'select pg_advisory_lock(1)'",
  "'set statement_timeout = 0'",
  "'create temporary table x (n int)'",
  "'declare c cursor with hold for select 1'",
  "\"select set_config('a.b', 'c', false)\"",
])('finds %s', (statement) => {
  expect(outlasting.some((pattern) => pattern.test(statement))).toBe(true);
});

it.each(["'set local statement_timeout = 0'", "'select pg_advisory_xact_lock(1)'", "'notify things'"])(
  'leaves %s alone',
  (statement) => {
    expect(outlasting.some((pattern) => pattern.test(statement))).toBe(false);
  },
);
