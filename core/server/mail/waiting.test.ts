import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type MailScene, startMailScene } from './testing/mail-server';

let scene: MailScene;
beforeAll(async () => {
  scene = await startMailScene();
});
beforeEach(async () => {
  await scene.db.knex('mails').delete();
  await scene.db.knex('graphile_worker._private_jobs').delete();
  scene.server.received.length = 0;
});
afterAll(() => scene.stop());

const write = (mail: ReturnType<MailScene['mail']>, to: string, more: object = {}) =>
  mail.send(scene.db.knex, { to, subject: `For ${to}`, text: `Words for ${to}`, ...more });
const sweep = (mail = scene.mail()) =>
  mail.jobs.find(({ name }) => name === 'core.sweep-mails')?.run({} as never, { attempt: 1, lastAttempt: false });
const subjects = () => scene.server.received.map(({ raw }) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]);
const people = Array.from({ length: 6 }, (_, at) => `person-${at}@example.test`);

it('mails that were written without a mail server are sent once there is one, in their order, once', async () => {
  const without = scene.mail(null);
  for (const to of people) await write(without, to);
  await scene.runJobs(without);
  await without.start();
  expect(await scene.queued()).toBe(0);

  // The next start has SMTP_URL; a second process starts at the same time.
  await Promise.all([scene.mail().start(), scene.mail().start()]);
  await scene.runJobs();
  await sweep();
  await scene.runJobs();
  expect(subjects()).toEqual(people.map((to) => `For ${to}`));
  expect(await scene.db.knex('mails').whereNull('sent_at')).toEqual([]);
});

it('a link that ran out meanwhile is dropped with a note instead of sent', async () => {
  const without = scene.mail(null);
  await write(without, 'late@example.test', { kind: 'new-password', validForMinutes: 30 });
  await write(without, 'notice@example.test', { kind: 'password-changed' });
  const { knex } = scene.db;
  // Half an hour later.
  await knex('mails').update({ expires_at: knex.raw("expires_at - interval '31 minutes'") });
  await scene.mail().start();
  await scene.runJobs();
  expect(subjects()).toEqual(['For notice@example.test']);
  expect(await knex('mails').whereNotNull('dropped_at')).toMatchObject([
    { kind: 'core.new-password', dropped_because: 'expired', sent_at: null, sealed: null },
  ]);
  expect(scene.logged.join('\n')).toMatch(/mails dropped.*"count":1/);
  expect(scene.logged.join('\n')).not.toContain('example.test');
});

it('a link that runs out between two tries is dropped by the try', async () => {
  const { knex } = scene.db;
  scene.server.refuse = { at: 'recipient', code: 451, words: 'later' };
  await write(scene.mail(), 'slow@example.test', { validForMinutes: 30 });
  await scene.runJobs();
  scene.server.refuse = null;
  await knex('mails').update({ expires_at: knex.fn.now() });
  await scene.makeDue();
  await scene.runJobs();
  expect(subjects()).toEqual([]);
  expect(await knex('mails')).toMatchObject([{ dropped_because: 'expired', failed_at: null }]);
});

it('no mail waits longer than 30 days', async () => {
  await write(scene.mail(null), 'month@example.test', { validForMinutes: 90 * 24 * 60 });
  const [row] = await scene.db
    .knex('mails')
    .select(scene.db.knex.raw("expires_at <= now() + interval '30 days' as soon"));
  expect(row.soon).toBe(true);
});

it('a mail whose job was lost gets a new one; one that has a job keeps its back-off', async () => {
  const { knex } = scene.db;
  await write(scene.mail(), 'lost@example.test');
  await knex('graphile_worker._private_jobs').delete();
  await sweep();
  expect(await scene.queued()).toBe(1);

  scene.server.refuse = { at: 'message', code: 451, words: 'later' };
  await scene.runJobs();
  const jobs = () => knex.raw('select run_at, attempts from graphile_worker._private_jobs').then(({ rows }) => rows);
  const before = await jobs();
  expect(before).toMatchObject([{ attempts: 1 }]);
  await sweep();
  expect(await jobs()).toEqual(before);

  // A process that dies in its last try leaves a job that never runs again.
  await knex.raw('update graphile_worker._private_jobs set attempts = max_attempts');
  scene.server.refuse = null;
  await sweep();
  await scene.runJobs();
  expect(subjects()).toEqual(['For lost@example.test']);
});

it('what is queued waits in the table when the mail server is taken away again', async () => {
  await write(scene.mail(), 'away@example.test');
  const without = scene.mail(null);
  await scene.runJobs(without);
  expect([await scene.queued(), scene.server.received.length]).toEqual([0, 0]);
  await scene.mail().start();
  await scene.runJobs();
  expect(subjects()).toEqual(['For away@example.test']);
});
