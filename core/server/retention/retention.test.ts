import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '../../testing/app';
import { createLog } from '../log';
import { applyRetention } from './apply';
import { clocksOf, listRetained } from './clocks';
import { listRetentionFaults, listShapes, type Shape } from './declared';
import { addRow, agedRows, dropRules, isThere } from './testing/aged-rows';

const retained = await listRetained();
const clocks = retained.flatMap(({ name, retention }) =>
  clocksOf(retention).map((clock) => ({
    name,
    clock,
    title: `${name}: ${clock.keep} from ${[clock.from].flat().join(', ')}`,
  })),
);
/** What else a row needs for its clock to end it. */
const also: Readonly<Record<string, Readonly<Record<string, string>>>> = { failed_sign_ins: { audited_at: 'now()' } };

let app: TestApp;
let shapes: ReadonlyMap<string, Shape>;
const shapeOf = (name: string): Shape => shapes.get(name) ?? expect.fail(`there is no table ${name}`);
const run = async (): Promise<void> => {
  for (const job of new Set(['core.apply-retention', ...clocks.flatMap(({ clock }) => clock.by ?? [])]))
    await app.knex.raw('select graphile_worker.add_job(?)', [job]);
  await app.runJobs();
};
beforeAll(async () => {
  app = await testApp();
  shapes = new Map((await listShapes(app.knex)).map((shape) => [shape.name, shape]));
});
afterAll(() => app.stop());

describe('how long rows are kept', () => {
  const faultsWith = (tables: readonly Shape[], declared = retained) =>
    listRetentionFaults(tables, declared, new Set(app.jobs.map(({ name }) => name)));

  it('is declared for every table, and holds', () => {
    expect(faultsWith([...shapes.values()])).toEqual([]);
  });

  it.each([
    ['of which nothing is said', 'new_words', 'with the account', 'no declaration'],
    [
      'said to go with the account, which it does not',
      'new_words',
      'with the account',
      'its rows do not go with the account',
    ],
    ['said to hold nothing of people, which it does', 'new_words', 'no personal data', 'text_sealed is about people'],
    [
      'with a clock from a column that it has not',
      'new_words',
      { clocks: [{ keep: '1 day', from: 'gone_at' }] },
      'no moment gone_at',
    ],
  ] as const)('fails for a table %s', (_, name, retention, fault) => {
    const added = { name, columns: [{ name: 'text_sealed', type: 'bytea', required: true }], keys: [] };
    const isDeclared = fault !== 'no declaration';
    const declared = isDeclared ? [...retained, { owner: 'new', name, retention }] : retained;
    const expected = isDeclared ? fault : 'nothing says how long its rows are kept';
    expect(faultsWith([...shapes.values(), added], declared)).toEqual([`${name}: ${expected}`]);
  });
});

describe('a clock ends what is over and leaves the rest', () => {
  const placed = new Map<string, { over: (readonly [string, string])[]; stay: (readonly [string, string])[] }>();
  beforeAll(async () => {
    await dropRules(app.knex, [...new Set(clocks.map(({ name }) => name))]);
    for (const { name, clock, title } of clocks) {
      const rows = agedRows(clock, shapeOf(name), also[name]);
      const add = async (list: typeof rows.stay): Promise<(readonly [string, string])[]> => {
        const added: (readonly [string, string])[] = [];
        for (const [what, values] of list) added.push([what, await addRow(app.knex, shapeOf(name), values)]);
        return added;
      };
      placed.set(title, { over: await add(rows.over), stay: await add(rows.stay) });
    }
    await run();
  });

  it.each(clocks)('$title', async ({ name, title }) => {
    const { over = [], stay = [] } = placed.get(title) ?? {};
    expect(over.length).toBeGreaterThan(0);
    const left = async (rows: typeof over): Promise<string[]> => {
      const there: string[] = [];
      for (const [what, at] of rows) if (await isThere(app.knex, name, at)) there.push(what);
      return there;
    };
    expect(await left(over)).toEqual([]);
    expect(await left(stay)).toEqual(stay.map(([what]) => what));
  });
});

it('keeps what a clock excepts: failures that are not in the audit log yet', async () => {
  const failure = await addRow(app.knex, shapeOf('failed_sign_ins'), { at: "now() - interval '2 years'" });
  await run();
  expect(await isThere(app.knex, 'failed_sign_ins', failure)).toBe(true);
});

it('goes on with the other clocks where one fails, and says which one did', async () => {
  const over = await addRow(app.knex, shapeOf('outbox_events'), { created_at: "now() - interval '2 years'" });
  await app.knex.raw('alter table known_browsers rename column last_used_at to seen_at');
  const failing = applyRetention(app.knex, createLog({ logLevel: 'silent' }));
  await expect(failing).rejects.toThrow('retention failed for known_browsers');
  expect(await isThere(app.knex, 'outbox_events', over)).toBe(false);
});
