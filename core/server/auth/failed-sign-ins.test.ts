import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { countRecentFailures } from './failed-sign-ins';
import { type SignInApp, signInApp } from './testing/sign-in-app';

const password = 'tulip-river-42';
let app: SignInApp;
let annId = '';
beforeAll(async () => {
  app = await signInApp();
  annId = await app.person('ann@example.test', password);
});
afterAll(() => app?.stop());
beforeEach(() => app.knex('failed_sign_ins').delete());

const guess = async (email: string, times: number): Promise<void> => {
  for (let i = 0; i < times; i += 1)
    await app.browser().send('POST', '/api/auth/ticket', { email, password: `wrong-${i}` });
};
const counted = async (): Promise<number> => (await countRecentFailures(app.knex)).hour;
const auditAfterTheWindow = async () => {
  await app.knex('failed_sign_ins').update({ at: app.knex.raw("at - interval '1 hour'") });
  await app.knex.raw("select graphile_worker.add_job('core.audit-failed-sign-ins')");
  await app.runJobs();
  return app.knex('audit_log').where({ action: 'sign-in.failed' }).orderBy('id').select('subject', 'detail');
};

it('counts wrong and refused tries for health, and audits them as one row an account, the unknown together', async () => {
  await guess('ann@example.test', 12);
  await guess('nobody@x.test', 2);
  await guess('nobody-else@x.test', 1);
  await app.browser().signIn('ann@example.test', password);
  await expect.poll(counted, { timeout: 5000 }).toBe(16);
  const window = { from: expect.any(String), minutes: 15, sources: 1 };
  const rows = await auditAfterTheWindow();
  // The right password was refused as well: ten wrong ones came before.
  expect(rows).toEqual([
    { subject: annId, detail: { ...window, wrong: 10, refused: 3 } },
    { subject: null, detail: { ...window, wrong: 3, refused: 0, addresses: 2 } },
  ]);
  expect(await auditAfterTheWindow()).toHaveLength(2);
});

it('leaves a window that is not over out of the audit log', async () => {
  const before = await app.knex('audit_log').where({ action: 'sign-in.failed' });
  await guess('someone@x.test', 1);
  await expect.poll(counted, { timeout: 5000 }).toBe(1);
  await app.knex.raw("select graphile_worker.add_job('core.audit-failed-sign-ins')");
  await app.runJobs();
  expect(await app.knex('audit_log').where({ action: 'sign-in.failed' })).toHaveLength(before.length);
});

it('names fifty accounts of one window at most', async () => {
  for (let i = 0; i < 55; i += 1)
    await app.knex('failed_sign_ins').insert({
      at: new Date('2026-01-02T03:00:00Z'),
      account_hash: `account-${i}`,
      source_hash: 'one',
      user_id: await app.person(`spray-${i}@x.test`, password),
      wrong: 1,
      refused: 0,
    });
  const seen = (await app.knex('audit_log').where({ action: 'sign-in.failed' })).length;
  const rows = (await auditAfterTheWindow()).slice(seen);
  expect(rows).toHaveLength(51);
  expect(rows.at(-1)).toMatchObject({ subject: null, detail: { wrong: 5, addresses: 5 } });
});
