import { SMTPServer, type SMTPServerOptions } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testDatabase } from '../../testing/db';
import type { Database } from '../host';
import { drainJobs, prepareJobs } from '../jobs/worker';
import { createMail } from './mail';

const quiet = { info: () => undefined, warn: () => undefined, error: () => undefined };
const message = { to: 'ann@example.test', subject: 'Grüße', text: 'Erste Zeile\n.\nletzte Zeile' };
const from = 'Hedo <no-reply@hedo.example>';

interface Received {
  readonly to: readonly string[];
  readonly raw: string;
}
let db: Database;
let smtp: SMTPServer;
let port = 0;
let refuse = false;
const received: Received[] = [];

beforeAll(async () => {
  db = await testDatabase();
  await prepareJobs(db.connectionString);
  const options: SMTPServerOptions = {
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refuse) return done(Object.assign(new Error('try later'), { responseCode: 451 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  };
  smtp = new SMTPServer(options);
  await new Promise<void>((done) => smtp.listen(0, '127.0.0.1', done));
  const address = smtp.server.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(async () => {
  await new Promise<void>((done) => smtp.close(() => done()));
  await db.stop();
});

const mailer = () => createMail({ smtpUrl: `smtp://127.0.0.1:${port}`, mailFrom: from }, db.knex);
const runJobs = () => drainJobs(db.connectionString, mailer().jobs, quiet);
const queued = async (): Promise<number> =>
  Number((await db.knex.raw('select count(*) from graphile_worker.jobs')).rows[0].count);

describe('mail', () => {
  it('goes out over SMTP once its transaction is committed', async () => {
    const mail = mailer();
    await db.knex.transaction(async (trx) => {
      await mail.send(trx, message);
      expect(await queued()).toBe(0);
    });
    await runJobs();
    expect(received).toHaveLength(1);
    expect(received[0]?.to).toEqual(['ann@example.test']);
    expect(received[0]?.raw).toMatch(/^From: Hedo <no-reply@hedo\.example>/m);
    expect(received[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@hedo\.example>/m);
    expect(received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
    const [row] = await db.knex('mails');
    expect(row).toMatchObject({ to: 'ann@example.test', attempts: 1, failed_at: null });
    expect(row.sent_at).not.toBeNull();
    // Handed over again, as an at-least-once queue may: nothing is sent twice.
    await mail.jobs[0]?.run({ id: row.id } as never, { attempt: 2, lastAttempt: false });
    expect(received).toHaveLength(1);
  });

  it('carries a calendar as an invitation and any other text as a file', async () => {
    const body = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await mailer().send(db.knex, {
      ...message,
      to: 'guest@example.test',
      attachments: [
        { filename: 'session.ics', contentType: 'text/calendar; method=REQUEST', body },
        { filename: 'notes.txt', contentType: 'text/plain', body: 'Grüße' },
      ],
    });
    await runJobs();
    const raw = received.find(({ to }) => to.includes('guest@example.test'))?.raw ?? '';
    const parts = raw.split(/^--[^\r\n]+/m);
    const invitation = parts.filter((part) => /^Content-Type: text\/calendar;[^\r\n]*method=REQUEST/im.test(part));
    expect(invitation).toHaveLength(1);
    expect(invitation[0]).not.toMatch(/Content-Disposition: attachment/i);
    const encoded = invitation[0]?.split('\r\n\r\n')[1] ?? '';
    expect(/base64/i.test(invitation[0] ?? '') ? Buffer.from(encoded, 'base64').toString() : encoded).toContain(
      'METHOD:REQUEST',
    );
    expect(parts.some((part) => /filename=notes\.txt/.test(part) && /attachment/.test(part))).toBe(true);
    const bad = { filename: 'a.ics"\r\nX: 1', contentType: 'text/calendar', body };
    for (const attachments of [[bad], [{ ...bad, filename: '../a', contentType: 'text/plain\r\nX: 1' }]])
      await expect(mailer().send(db.knex, { ...message, attachments })).rejects.toThrow('attachment');
    const large = { filename: 'a.txt', contentType: 'text/plain', body: 'x'.repeat(300_000) };
    await expect(mailer().send(db.knex, { ...message, attachments: [large] })).rejects.toThrow('too large');
  });

  it('of a series says how to leave it, in one address and nothing else', async () => {
    const unsubscribe = 'https://hedo.example/api/leave/abc';
    await mailer().send(db.knex, { ...message, to: 'series@example.test', unsubscribe });
    await runJobs();
    const raw = received.find(({ to }) => to.includes('series@example.test'))?.raw ?? '';
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/hedo\.example\/api\/leave\/abc>\r?$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    for (const bad of ['mailto:a@b.test', 'https://a.test/>\r\nBcc: x@y.test', 'https://a.test/ b', ''])
      await expect(mailer().send(db.knex, { ...message, unsubscribe: bad })).rejects.toThrow('unsubscribe');
  });

  it('does not exist when the transaction is rolled back', async () => {
    await db.knex
      .transaction(async (trx) => {
        await mailer().send(trx, { ...message, to: 'nobody@example.test' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await runJobs();
    expect(await db.knex('mails').where({ to: 'nobody@example.test' })).toEqual([]);
    expect(received.filter(({ to }) => to.includes('nobody@example.test'))).toEqual([]);
  });

  it('waits while the server refuses, with the same Message-ID later', async () => {
    refuse = true;
    await mailer().send(db.knex, { ...message, to: 'later@example.test' });
    await runJobs();
    const row = await db.knex('mails').where({ to: 'later@example.test' }).first();
    expect(row).toMatchObject({ attempts: 1, sent_at: null, failed_at: null });
    expect(await queued()).toBe(1);
    refuse = false;
    await db.knex.raw("update graphile_worker._private_jobs set run_at = now() - interval '1 second'");
    await runJobs();
    const arrived = received.find(({ to }) => to.includes('later@example.test'));
    expect(arrived?.raw).toContain(`<${row.id}@hedo.example>`);
  });

  it('is marked as failed when the last try fails', async () => {
    refuse = true;
    const mail = mailer();
    await mail.send(db.knex, { ...message, to: 'lost@example.test' });
    const row = await db.knex('mails').where({ to: 'lost@example.test' }).first();
    await expect(mail.jobs[0]?.run({ id: row.id } as never, { attempt: 12, lastAttempt: true })).rejects.toThrow();
    refuse = false;
    expect((await db.knex('mails').where({ id: row.id }).first()).failed_at).not.toBeNull();
  });

  it('lets nobody smuggle in a header or a second recipient', async () => {
    for (const to of [
      'a@b.test\r\nBcc: x@y.test',
      'a@b.test\nX: 1',
      'a@b.test, x@y.test',
      'a@b.test;x@y.test',
      'Ann <a@b.test>',
      'a@b.test\0',
      '',
    ])
      await expect(mailer().send(db.knex, { ...message, to }), JSON.stringify(to)).rejects.toThrow('address');
    for (const subject of ['Hi\r\nBcc: x@y.test', 'Hi\u2028there\n', ' '])
      await expect(mailer().send(db.knex, { ...message, subject })).rejects.toThrow('subject');
  });

  it('stays in the table when there is no mail server', async () => {
    const mail = createMail({ smtpUrl: null, mailFrom: from }, db.knex);
    await mail.send(db.knex, { ...message, to: 'dev@example.test' });
    expect(mail.jobs).toEqual([]);
    expect(await db.knex('mails').where({ to: 'dev@example.test' }).first()).toMatchObject({
      attempts: 0,
      sent_at: null,
    });
  });
});
