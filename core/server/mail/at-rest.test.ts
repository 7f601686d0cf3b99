import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLog } from '../log';
import { applyRetention } from '../retention/apply';
import { openMails } from './outbox';
import { type MailScene, startMailScene } from './testing/mail-server';

const link = 'https://hedo.example/reset-password?token=Zk3cQvR8sT1uW5xY7zA9bC2dE4fG6hJ8kL0mN1pQ2rS';
const message = {
  to: 'ann@example.test',
  subject: 'Choose a new password',
  text: `Open ${link}`,
  html: `<a href="${link}">Open</a>`,
  attachments: [{ filename: 'visit.ics', contentType: 'text/calendar', body: 'SUMMARY:Secret visit' }],
  unsubscribe: 'https://hedo.example/api/leave/secret-leave-token',
};
/** What nobody who holds a copy of the table may read. */
const secrets = /token=|Zk3cQvR8|ann@example|new password|Secret visit|secret-leave/i;

let scene: MailScene;
beforeAll(async () => {
  scene = await startMailScene();
});
afterAll(() => scene.stop());

/** Everything of the table and of what is queued, as a copy of the database shows it. */
const dump = async (): Promise<string> => {
  const rows = await scene.db
    .knex('mails')
    .select(scene.db.knex.raw('to_jsonb(mails) as row, encode(sealed, ?) as hex', ['hex']));
  const bytes = rows.map(({ hex }) => Buffer.from(String(hex ?? ''), 'hex').toString('latin1'));
  const jobs = await scene.db.knex.raw('select to_jsonb(job) as row from graphile_worker._private_jobs as job');
  return JSON.stringify([rows.map(({ row }) => row), bytes, jobs.rows]);
};
const only = () => scene.db.knex('mails').first();

describe('a mail in the table', () => {
  it('shows neither link nor words nor recipient while it waits', async () => {
    const mail = scene.mail(null);
    await mail.send(scene.db.knex, { ...message, kind: 'new-password' });
    expect(await dump()).not.toMatch(secrets);
    expect(await only()).toMatchObject({ kind: 'core.new-password', to: null, subject: null, text: null });
    // The product itself, which has the key, opens it.
    expect(await openMails(scene.db.knex, mail.cipher, { to: 'Ann@example.test' })).toMatchObject([message]);
    expect(await openMails(scene.db.knex, mail.cipher, { to: 'bob@example.test' })).toEqual([]);
  });

  it('keeps only kind, times and a hash once it is sent, and goes after 30 days', async () => {
    await scene.mail().start();
    await scene.runJobs();
    expect(scene.server.received).toHaveLength(1);
    const { id, created_at, sent_at, recipient_hash, ...rest } = await only();
    expect([id, created_at, sent_at, recipient_hash]).toEqual(Array(4).fill(expect.any(String)));
    expect(Object.fromEntries(Object.entries(rest).filter(([, value]) => value !== null))).toEqual({
      kind: 'core.new-password',
      attempts: 1,
      forget: false,
      expires_at: expect.any(String),
    });
    const eraseAfter = async (days: number) => {
      await scene.db.knex('mails').update({ sent_at: scene.db.knex.raw('now() - make_interval(days => ?)', [days]) });
      await applyRetention(scene.db.knex, createLog({ logLevel: 'silent' }));
      return (await scene.db.knex('mails')).length;
    };
    expect([await eraseAfter(29), await eraseAfter(31)]).toEqual([1, 0]);
  });

  it('disappears altogether where nothing of it may stay', async () => {
    await scene.mail().sendAndForget(scene.db.knex, message);
    await scene.runJobs();
    expect(scene.server.received).toHaveLength(2);
    expect(await only()).toBeUndefined();
  });
});

describe('mails that an older process wrote in clear', () => {
  const clear = (more: object = {}) => ({
    to: message.to,
    subject: message.subject,
    text: message.text,
    html: message.html,
    attachments: JSON.stringify(message.attachments),
    unsubscribe: message.unsubscribe,
    ...more,
  });

  it('are encrypted while they wait, erased when they were sent, and nothing of them stays readable', async () => {
    const { knex } = scene.db;
    await knex('mails').insert([
      clear(),
      clear({ sent_at: knex.fn.now() }),
      clear({ failed_at: knex.fn.now(), attempts: 12 }),
      clear({ text: 'Welcome', html: null, created_at: knex.raw("now() - interval '3 days'") }),
      clear({ created_at: knex.raw("now() - interval '31 minutes'") }),
    ]);
    expect(await dump()).toMatch(secrets);
    const mail = scene.mail(null);
    // Ended in the middle, it goes on at the next start; two processes at once do each row once.
    await Promise.all([mail.start(), mail.start()]);
    expect(await dump()).not.toMatch(secrets);
    expect((await openMails(knex, mail.cipher)).map(({ text }) => text).toSorted()).toEqual([
      message.text,
      message.text,
      'Welcome',
    ]);
    expect(await knex('mails').whereNotNull('dropped_at')).toMatchObject([
      { dropped_because: 'expired', sealed: null },
    ]);
    expect(await knex('mails').whereNotNull('sent_at').pluck('sealed')).toEqual([null]);
  });

  it('are delivered once, from a job that the older process queued too', async () => {
    const { knex } = scene.db;
    await knex('mails').delete();
    const [row] = await knex('mails')
      .insert(clear({ text: 'Queued before' }))
      .returning<{ id: string }[]>('id');
    await knex.raw(
      "select graphile_worker.add_job('core.deliver-mail', payload => json_build_object('id', ?::text), job_key => 'mail:' || ?)",
      [row?.id ?? '', row?.id ?? ''],
    );
    const before = scene.server.received.length;
    await scene.runJobs();
    await scene.mail().start();
    await scene.runJobs();
    expect(scene.server.received.slice(before)).toMatchObject([{ raw: expect.stringContaining('Queued before') }]);
    expect(await dump()).not.toMatch(secrets);
  });

  it('are taken over from the job of an older process, which would send an empty mail', async () => {
    const { knex } = scene.db;
    const [row] = await knex('mails')
      .insert(clear({ text: 'Taken over' }))
      .returning<{ id: string }[]>('id');
    await knex.raw(
      "select graphile_worker.add_job('core.deliver-mail', payload => json_build_object('id', ?::text), job_key => 'mail:' || ?)",
      [row?.id ?? '', row?.id ?? ''],
    );
    await scene.mail().start();
    const jobs = await knex.raw('select task_identifier as task from graphile_worker.jobs');
    expect(jobs.rows).toEqual([{ task: 'core.send-mail' }]);
    await scene.runJobs();
    expect(scene.server.received.filter(({ raw }) => raw.includes('Taken over'))).toHaveLength(1);
  });
});
