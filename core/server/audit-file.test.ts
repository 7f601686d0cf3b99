import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { testDatabase } from '../testing/db';
import { admin } from './admin/commands';
import { recordAudit } from './audit';
import { verifyAudit } from './audit-chain';
import { verifyAuditFile, writeAuditFile } from './audit-file';
import type { Database } from './host';

let db: Database;
let folder: string;
let file: string;
let lines: readonly string[];

const exported = async (period: { from?: string; to?: string } = {}): Promise<string> => {
  let text = '';
  for await (const part of writeAuditFile(db.knex, period)) text += part;
  return text;
};
const verify = async (text: string, known?: string) => {
  await writeFile(file, text);
  return verifyAuditFile(file, known);
};
/** The file with one line replaced, or left out. */
const withLine = (at: number, change: (line: string) => string | null): string =>
  lines.flatMap((line, place) => (place === at ? (change(line) ?? []) : line)).join('\n');
const changed = (line: string, values: object): string => JSON.stringify({ ...JSON.parse(line), ...values });

beforeAll(async () => {
  db = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'hedo-audit-'));
  file = join(folder, 'audit.jsonl');
  for (let at = 0; at < 1203; at += 1)
    await recordAudit(
      db.knex,
      { actor: 'somebody', action: 'thing.done', detail: { at, kept: true } },
      `request-${at}`,
    );
  lines = (await exported()).split('\n').slice(0, -1);
});
afterAll(async () => {
  await rm(folder, { recursive: true, force: true });
  await db.stop();
});

describe('a file of the audit log', () => {
  it('holds every entry and the hash that the log ends with, and is whole without the database', async () => {
    const { head, rows } = await verifyAudit(db.knex);
    expect(lines).toHaveLength(rows + 2);
    expect(await verify(await exported())).toEqual({
      ...{ rows, head, linkedOnly: 0, broken: null, knownFound: null, from: null, to: null },
    });
    expect((await verify(await exported(), head)).knownFound).toBe(true);
    expect((await verify(await exported(), 'f'.repeat(64))).knownFound).toBe(false);
  });

  it('holds a period, linked to what was before, and says so when there was nothing in it', async () => {
    const [third, fifth] = [JSON.parse(lines[3] ?? ''), JSON.parse(lines[5] ?? '')];
    const part = await exported({ from: third.at, to: fifth.at });
    expect(part.split('\n').slice(1, 3)).toEqual(lines.slice(3, 5));
    expect(await verify(part)).toMatchObject({ rows: 2, head: fifth.prev_hash, broken: null, to: fifth.at });
    const none = await exported({ from: '2001-01-01T00:00:00Z', to: '2001-01-02T00:00:00Z' });
    expect(await verify(none)).toMatchObject({ rows: 0, broken: null });
  });

  it.each([
    ['who is changed', 4, (line: string) => changed(line, { actor: 'nobody' }), 'changed'],
    ['a detail is changed', 4, (line: string) => changed(line, { detail: { at: 3, kept: false } }), 'changed'],
    ['when is changed', 4, (line: string) => changed(line, { at: '2020-01-01T00:00:00.000000+00:00' }), 'changed'],
    ['an entry is taken out', 4, () => null, 'not-linked'],
    ['an entry is there twice', 4, (line: string) => `${line}\n${line}`, 'not-linked'],
    ['a line is no entry', 4, () => '{"action":"x"}', 'not-readable'],
    ['a line is no JSON', 4, () => 'DROP TABLE', 'not-readable'],
    ['the last entry is taken out', 1203, () => null, 'cut-off'],
    ['the end is taken out', 1204, () => null, 'cut-off'],
    ['something comes after the end', 1204, (line: string) => `${line}\n{}`, 'not-readable'],
    ['it is another file', 0, () => '{"file":"something"}', 'not-a-file'],
  ] as const)('is refused when %s', async (_, at, change, why) => {
    expect((await verify(withLine(at, change))).broken?.why).toBe(why);
  });

  it('is refused when it is empty', async () => {
    expect((await verify('')).broken?.why).toBe('not-a-file');
  });
});

describe('npm run admin -- --verify-audit-file', () => {
  afterEach(() => {
    vi.restoreAllMocks();
    process.exitCode = undefined;
  });
  const run = async (...more: string[]): Promise<string> => {
    const said: string[] = [];
    for (const stream of [process.stdout, process.stderr])
      vi.spyOn(stream, 'write').mockImplementation((text) => said.push(String(text)) > 0);
    await admin(['--verify-audit-file', file, ...more]);
    return said.join('');
  };

  it('prints the hash of a whole file, and fails on any other', async () => {
    await writeFile(file, await exported());
    const { head } = await verifyAudit(db.knex);
    expect(await run()).toMatch(new RegExp(`^The file is whole: 1203 entries\\.[^]*${head}\n$`));
    expect(process.exitCode).toBeUndefined();
    await writeFile(file, (await readFile(file, 'utf8')).replace('request-7"', 'request-8"'));
    expect(await run()).toBe(`Line 9 of ${file} is not what was written. 7 entries before are whole.\n`);
    expect(process.exitCode).toBe(1);
  });

  it('says when there is no such file, or not the entry that was noted', async () => {
    await writeFile(file, await exported());
    expect(await run('--known', 'f'.repeat(64))).toContain('does not hold the entry with the given hash');
    await rm(file);
    expect(await run()).toContain('cannot be read: ENOENT');
    expect(process.exitCode).toBe(1);
  });
});
