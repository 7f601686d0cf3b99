import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';
import { createAddressHash } from '#core/server/auth/address-hash';
import { loadMasterKeys } from '#core/server/vault/master-keys';
import { openKeys } from '#core/server/vault/root-key';
import { testApp } from '#core/testing/app';
import { tablesHolding } from '#core/testing/dump';
import { insertMail } from '#core/testing/mails';
import { aMember, elsewhere, mailsTo } from '#core/testing/member';
import { aForm, onePixel } from '#core/testing/picture-form';

const app = await testApp({ modules: ['account', 'labors'] });
afterAll(() => app.stop());
afterEach(() => vi.restoreAllMocks());

const sweep = async (): Promise<void> => {
  await app.knex.raw("select graphile_worker.add_job('core.sweep-accounts')");
  await app.runJobs();
};
const exists = async (id: string): Promise<boolean> => (await app.knex('users').where({ id })).length === 1;

describe('leaving in fourteen days', () => {
  it('signs out everywhere, loses nothing, and can be taken back', async () => {
    const member = await aMember(app, 'doubt@example.test');
    const asked = await member.delete('/api/account', { when: 'later' });
    expect([asked.status, asked.body.status]).toEqual([202, 'scheduled']);
    expect((await member.get('/api/account')).status).toBe(401);
    expect((await mailsTo(app, 'doubt@example.test')).at(-1)?.subject).toBe('Your account will be deleted');
    await sweep();
    const back = await elsewhere(app, member);
    expect((await back.get('/api/account')).body.deletionDueAt).toBe(asked.body.dueAt);
    expect((await back.delete('/api/account/deletion')).status).toBe(204);
    expect((await back.get('/api/account')).body.deletionDueAt).toBeNull();
    await app
      .knex('users')
      .where({ id: member.userId })
      .whereNotNull('deletion_due_at')
      .update({ deletion_due_at: '2026-01-01' });
    await sweep();
    expect(await exists(member.userId)).toBe(true);
    expect((await mailsTo(app, 'doubt@example.test')).at(-1)?.subject).toBe('Your account stays');
  });

  it('erases when the day has come, sessions of the last days included', async () => {
    const member = await aMember(app, 'gone@example.test');
    await member.delete('/api/account', { when: 'later' });
    const back = await elsewhere(app, member);
    await app.knex('users').where({ id: member.userId }).update({ deletion_due_at: app.knex.fn.now() });
    await sweep();
    await app.runJobs();
    expect((await back.get('/api/account')).status).toBe(401);
    expect(await exists(member.userId)).toBe(false);
    expect(await tablesHolding(app.knex, 'gone@example.test')).toEqual([]);
  });
});

describe('leaving at once', () => {
  it('is all or nothing: a module that fails leaves everything, and the next try erases it', async () => {
    const member = await aMember(app, 'stubborn@example.test');
    const form = aForm('picture', onePixel);
    expect((await member.post('/api/account/picture', form.body, form.headers)).status).toBe(200);
    const labors = app.assembled.personalData.find(({ owner }) => owner === 'labors');
    const failing = vi.spyOn(labors?.data ?? ({} as never), 'erase').mockRejectedValue(new Error('disk on fire'));
    expect((await member.delete('/api/account', { when: 'now' })).status).toBe(202);
    await app.runJobs();
    expect(await exists(member.userId)).toBe(true);
    expect(await app.knex('user_keys').where({ user_id: member.userId })).toHaveLength(1);
    expect(app.logged.some((line) => line.includes('account could not be erased') && line.includes('labors'))).toBe(
      true,
    );
    expect((await member.get('/api/account')).status).toBe(401);
    failing.mockRestore();
    await app.knex('graphile_worker._private_jobs').update({ run_at: app.knex.fn.now() });
    await app.runJobs();
    expect(await exists(member.userId)).toBe(false);
    expect(await tablesHolding(app.knex, member.userId)).toEqual(['audit_log']);
  });

  it('is asked for again by the sweep when the job was given up', async () => {
    const member = await aMember(app, 'forgotten@example.test');
    await member.delete('/api/account', { when: 'now' });
    await app.knex('graphile_worker._private_jobs').delete();
    await app
      .knex('users')
      .where({ id: member.userId })
      .update({ deleted_at: app.knex.raw("now() - interval '1 hour'") });
    await sweep();
    await app.runJobs();
    expect(await exists(member.userId)).toBe(false);
  });

  it('is refused to the last active admin, also when two leave at the same moment', async () => {
    const [one, two] = [await aMember(app, 'a1@example.test', 'admin'), await aMember(app, 'a2@example.test', 'admin')];
    const answers = await Promise.all([one, two].map((admin) => admin.delete('/api/account', { when: 'now' })));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, 409]);
  });

  it('erases mails to former addresses, and what is written about them to others', async () => {
    const member = await aMember(app, 'present@example.test');
    await app.knex('email_changes').insert({
      user_id: member.userId,
      old_email: 'former@example.test',
      new_email: 'present@example.test',
      token_hash: 'x',
      expires_at: app.knex.fn.now(),
      confirmed_at: '2998-01-01',
    });
    const team = 'team@hedo.example';
    await insertMail(app, { to: 'former@example.test', subject: 'Then' });
    await insertMail(app, { to: team, subject: 'A letter', text: 'Answer to Former@example.test' });
    await insertMail(app, { to: team, subject: 'Another letter', text: 'Answer to somebody@example.test' });
    // By then the former address had gone to somebody else.
    await insertMail(app, { to: 'former@example.test', subject: 'Since' }, { created_at: '2999-01-01' });
    // As a process of the release before writes them.
    await app.knex('mails').insert([
      { to: 'former@example.test', subject: 'Clear', text: 'Then' },
      { to: team, subject: 'A clear letter', text: 'Answer to Former@example.test' },
    ]);
    await member.post('/api/account/email', { email: 'wished@example.test' });
    await member.delete('/api/account', { when: 'now' });
    await app.runJobs();
    const left = (await app.mails()).map(({ subject }) => subject);
    expect(left).toEqual(expect.arrayContaining(['Another letter', 'Since']));
    for (const gone of ['Then', 'A letter']) expect(left).not.toContain(gone);
    expect(await app.knex('mails').whereNotNull('to')).toEqual([]);
    expect(await tablesHolding(app.knex, 'wished@example.test')).toEqual([]);
  });

  it('takes the counters of failed sign-ins and of mails to the address along, and those of nobody else', async () => {
    const member = await aMember(app, 'guessed@example.test');
    const stranger = await app.as('anon');
    for (const email of ['guessed@example.test', 'somebody-else@example.test']) {
      await stranger.post('/api/auth/ticket', { email, password: 'wrong-wrong-7' });
      await stranger.post('/api/auth/forgot', { email });
    }
    await app.runJobs();
    const { root } = await openKeys(app.knex, await loadMasterKeys(app.config));
    const hash = createAddressHash(root);
    const counters = async (email: string) => ({
      limits: (await app.knex('rate_limits').whereRaw('strpos(key, ?) > 0', [hash(email)])).length,
      failures: (await app.knex('failed_sign_ins').where({ account_hash: hash(email) })).length,
    });
    const all = { limits: 2, failures: 1 };
    for (const email of ['guessed@example.test', 'somebody-else@example.test'])
      await expect.poll(() => counters(email), { timeout: 15_000 }).toEqual(all);
    await member.delete('/api/account', { when: 'now' });
    await app.runJobs();
    expect(await counters('guessed@example.test')).toEqual({ limits: 0, failures: 0 });
    expect(await counters('somebody-else@example.test')).toEqual(all);
  });
});
