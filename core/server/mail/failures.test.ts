import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { vaultOf } from '../../testing/vault';
import { toFailure } from './failure';
import { createMail } from './mail';
import { from, type MailScene, startMailScene } from './testing/mail-server';

let scene: MailScene;
beforeAll(async () => {
  scene = await startMailScene();
});
beforeEach(async () => {
  await scene.db.knex('mails').delete();
  await scene.db.knex('graphile_worker._private_jobs').delete();
  scene.server.refuse = null;
  scene.server.received.length = 0;
});
afterAll(() => scene.stop());

const to = 'ann@example.test';
const message = { to, subject: 'Hello', text: 'Hello' };
const row = () => scene.db.knex('mails').first();

describe('a mail that is refused', () => {
  it('for now is tried again after a while, with the same Message-ID', async () => {
    scene.server.refuse = { at: 'message', code: 451, words: `4.7.1 try later, ${to}` };
    await scene.mail().send(scene.db.knex, message);
    await scene.runJobs();
    const { id, ...stored } = await row();
    expect(stored).toMatchObject({
      attempts: 1,
      sent_at: null,
      failed_at: null,
      failure: 'deferred',
      smtp_reply: '451 4.7.1',
    });
    const { rows } = await scene.db.knex.raw('select last_error, run_at > now() as later from graphile_worker.jobs');
    expect(rows).toEqual([{ last_error: expect.not.stringContaining(to), later: true }]);
    scene.server.refuse = null;
    await scene.makeDue();
    await scene.runJobs();
    expect(scene.server.received[0]?.raw).toContain(`<${id}@hedo.example>`);
    expect(await row()).toMatchObject({ failure: null, smtp_reply: null, attempts: 2 });
  });

  it.each([
    ['recipient', 550, '5.1.1 no such mailbox', '550 5.1.1'],
    ['message', 554, 'not wanted', '554'],
  ] as const)('for good at the %s is given up at once', async (at, code, words, reply) => {
    scene.server.refuse = { at, code, words };
    await scene.mail().send(scene.db.knex, message);
    await scene.runJobs();
    expect(await scene.queued()).toBe(0);
    const stored = await row();
    expect(stored).toMatchObject({ attempts: 1, sent_at: null, failure: 'rejected', smtp_reply: reply });
    expect(stored.failed_at).not.toBeNull();
    // Whoever sends it again needs it whole.
    expect(stored.sealed).not.toBeNull();
    expect(scene.logged.join('\n')).not.toContain(to);
    // The sweep leaves it to people.
    await scene.mail().start();
    expect(await scene.queued()).toBe(0);
  });

  it('keeps its words no longer than they are of use', async () => {
    const { knex } = scene.db;
    scene.server.refuse = { at: 'recipient', code: 550, words: 'no' };
    await scene.mail().send(knex, { ...message, validForMinutes: 30 });
    await scene.runJobs();
    await scene.mail().start();
    expect((await row()).sealed).not.toBeNull();
    await knex('mails').update({ expires_at: knex.raw("expires_at - interval '30 minutes'") });
    await scene.mail().start();
    expect(await row()).toMatchObject({ sealed: null, dropped_at: null, failure: 'rejected' });
  });

  it('at the last try is given up, and is no failed job besides', async () => {
    scene.server.refuse = { at: 'recipient', code: 451, words: 'later' };
    await scene.mail().send(scene.db.knex, message);
    await scene.db.knex.raw('update graphile_worker._private_jobs set attempts = max_attempts - 1');
    await scene.runJobs();
    expect(await scene.queued()).toBe(0);
    expect((await row()).failed_at).not.toBeNull();
  });

  it('leaves nothing where nothing may stay', async () => {
    scene.server.refuse = { at: 'recipient', code: 550, words: 'no' };
    await scene.mail().sendAndForget(scene.db.knex, message);
    await scene.runJobs();
    expect(await row()).toBeUndefined();
  });

  it('is given up when nobody can decrypt it', async () => {
    await scene.mail().send(scene.db.knex, message);
    const config = { smtpUrl: scene.server.url, mailFrom: from };
    const vault = vaultOf(randomBytes(32));
    const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
    await scene.runJobs(createMail({ config, knex: scene.db.knex, vault, log }));
    expect(await row()).toMatchObject({ failure: 'unreadable', smtp_reply: null });
    expect(scene.server.received).toEqual([]);
  });

  it('waits while the mail server cannot be reached', async () => {
    const gone = scene.mail('smtp://127.0.0.1:1');
    await gone.send(scene.db.knex, message);
    await scene.runJobs(gone);
    expect(await row()).toMatchObject({ failed_at: null, failure: 'connection', smtp_reply: null });
    await scene.makeDue();
    await scene.runJobs();
    expect(scene.server.received).toHaveLength(1);
  });
});

describe('a refusal', () => {
  it.each([
    [{ code: 'EAUTH', responseCode: 535, response: '535 5.7.8 no', command: 'AUTH PLAIN' }, 'sign-in', false],
    [{ code: 'EENVELOPE', responseCode: 530, response: '530 sign in first', command: 'MAIL FROM' }, 'sender', false],
    [{ code: 'ETIMEDOUT', command: 'CONN' }, 'timeout', false],
    [{ code: 'EPROTOCOL', responseCode: 554, response: '554 no', command: 'CONN' }, 'connection', false],
    [{ code: 'EENVELOPE', responseCode: 452, response: '452 full', command: 'RCPT TO' }, 'deferred', false],
    [{ code: 'EMESSAGE', responseCode: 552, response: '552 too large', command: 'DATA' }, 'rejected', true],
    [new TypeError('x'), 'other', false],
  ])('%o means %s', (error, reason, permanent) => {
    expect(toFailure(error)).toMatchObject({ reason, permanent });
  });
});
