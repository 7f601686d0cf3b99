import { afterAll, beforeAll, expect, it } from 'vitest';
import { listShapes, type Shape } from '#core/server/retention/declared';
import { addRow, dropRules, isThere } from '#core/server/retention/testing/aged-rows';
import { type TestApp, testApp } from '#core/testing/app';

let app: TestApp;
let shapes: readonly Shape[];
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'consultations'] });
  shapes = await listShapes(app.knex);
  await dropRules(app.knex, ['consultation_requests', 'consultation_appointments']);
});
afterAll(() => app.stop());

const add = (table: string, values: Readonly<Record<string, string>>): Promise<string> =>
  addRow(app.knex, shapes.find(({ name }) => name === table) ?? expect.fail(`there is no table ${table}`), values);

it('keeps an old request while its booking is ahead, and no other', async () => {
  const request = async (status: string): Promise<string> => {
    const at = await add('consultation_requests', { created_at: "now() - interval '2 years'" });
    const { rows } = await app.knex.raw('select id from consultation_requests where ctid = ?::tid', [at]);
    await add('consultation_appointments', { request_id: `'${rows[0].id}'`, status: `'${status}'` });
    return at;
  };
  const [expected, cancelled] = [await request('confirmed'), await request('cancelled')];
  await app.knex.raw("select graphile_worker.add_job('core.apply-retention')");
  await app.runJobs();
  expect(await isThere(app.knex, 'consultation_requests', expected)).toBe(true);
  expect(await isThere(app.knex, 'consultation_requests', cancelled)).toBe(false);
});
