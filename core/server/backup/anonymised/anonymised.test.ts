import { randomBytes } from 'node:crypto';
import pg from 'pg';
import { afterAll, expect, it } from 'vitest';
import { testDatabase } from '../../../testing/db';
import { listTables } from '../catalog';
import { sessionForCopies } from '../copy-rows';
import { replaceValue } from './copy-table';
import { createInventor } from './inventor';
import { listUndeclared, planCopy, readRules } from './rules';

const database = await testDatabase();
const source = new pg.Client({ connectionString: database.connectionString });
await source.connect();
await source.query(sessionForCopies);
afterAll(async () => {
  await source.end();
  await database.stop();
});

it('has a rule for every column that can hold a text', async () => {
  const tables = await listTables(source);
  const rules = await readRules();
  expect(await listUndeclared(source, tables, rules)).toEqual([]);
  const added = { name: 'unlisted', type: 'text', required: false };
  const changed = tables.map((table) =>
    table.name === 'users' ? { ...table, columns: [...table.columns, added] } : table,
  );
  expect(await listUndeclared(source, changed, rules)).toEqual(['users.unlisted has no rule']);
});

it('invents the same in place of the same, of like length, and nothing that leads back', () => {
  const inventor = createInventor(randomBytes(32));
  expect(inventor.email('Ann@Example.test')).toBe(inventor.email('ann@example.test'));
  expect(inventor.words(140, 'a')).toHaveLength(140);
  expect(inventor.words(140, 'a')).not.toBe(inventor.words(140, 'b'));
  expect(inventor.shape('HD-2026-Äb7')).toMatch(/^[A-Z]{2}-\d{4}-[a-z]{2}\d$/);
  expect(createInventor().email('ann@example.test')).not.toBe(inventor.email('ann@example.test'));
});

const planned = async () => planCopy(source, await listTables(source), await readRules());
it('lets a text through no column that is not kept, in any table', async () => {
  const canary = 'Canary-7431-ÄÖ';
  const inventor = createInventor();
  const keys = { encrypt: (_: string | null, __: string, plain: string) => Buffer.from(plain), list: () => [] };
  const passed: string[] = [];
  let tried = 0;
  for (const { table, rules } of await planned())
    for (const [column, rule] of rules) {
      if (rule === 'keep') continue;
      tried += 1;
      const isJson = typeof rule === 'object' && 'json' in rule;
      const isSealed = typeof rule === 'object' && 'context' in rule;
      const hex = `\\x${Buffer.from(`${'-'.repeat(29)}${canary}`).toString('hex')}`;
      const inJson = isJson ? Object.keys(rule.json).map((name) => [name, canary]) : [];
      const json = JSON.stringify({ deep: [Object.fromEntries(inJson)] });
      const value = isJson ? json : isSealed ? hex : canary;
      const replaced = replaceValue(rule, value, { row: {}, owner: null }, keys, inventor) ?? '';
      const plain = replaced.startsWith('\\x') ? Buffer.from(replaced.slice(2), 'hex').toString('latin1') : replaced;
      if (`${replaced} ${plain}`.includes('Canary') || plain.includes('7431')) passed.push(`${table.name}.${column}`);
    }
  expect(passed).toEqual([]);
  expect(tried).toBeGreaterThan(60);
});
