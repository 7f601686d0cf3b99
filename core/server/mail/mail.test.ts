import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type MailScene, startMailScene } from './testing/mail-server';

const message = { to: 'ann@example.test', subject: 'Grüße', text: 'Erste Zeile\n.\nletzte Zeile' };
let scene: MailScene;

beforeAll(async () => {
  scene = await startMailScene();
});
afterAll(() => scene.stop());

describe('mail', () => {
  it('goes out over SMTP once its transaction is committed', async () => {
    const mail = scene.mail();
    await scene.db.knex.transaction(async (trx) => {
      await mail.send(trx, message);
      expect(await scene.queued()).toBe(0);
    });
    await scene.runJobs();
    expect(scene.server.received).toHaveLength(1);
    expect(scene.server.received[0]?.to).toEqual(['ann@example.test']);
    expect(scene.server.received[0]?.raw).toMatch(/^From: Hedo <no-reply@hedo\.example>/m);
    expect(scene.server.received[0]?.raw).toMatch(/^Message-ID: <[0-9a-f-]{36}@hedo\.example>/m);
    expect(scene.server.received[0]?.raw).toMatch(/^Subject: =\?UTF-8\?/m);
    const [row] = await scene.db.knex('mails');
    expect(row).toMatchObject({ attempts: 1, failed_at: null });
    expect(row.sent_at).not.toBeNull();
    // Handed over again, as an at-least-once queue may: nothing is sent twice.
    await mail.jobs[0]?.run({ id: row.id } as never, { attempt: 2, lastAttempt: false });
    expect(scene.server.received).toHaveLength(1);
  });

  it('carries a calendar as an invitation and any other text as a file', async () => {
    const body = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await scene.mail().send(scene.db.knex, {
      ...message,
      to: 'guest@example.test',
      attachments: [
        { filename: 'session.ics', contentType: 'text/calendar; method=REQUEST', body },
        { filename: 'notes.txt', contentType: 'text/plain', body: 'Grüße' },
      ],
    });
    await scene.runJobs();
    const raw = scene.server.received.find(({ to }) => to.includes('guest@example.test'))?.raw ?? '';
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
      await expect(scene.mail().send(scene.db.knex, { ...message, attachments })).rejects.toThrow('attachment');
    const large = { filename: 'a.txt', contentType: 'text/plain', body: 'x'.repeat(300_000) };
    await expect(scene.mail().send(scene.db.knex, { ...message, attachments: [large] })).rejects.toThrow('too large');
  });

  it('of a series says how to leave it, in one address and nothing else', async () => {
    const unsubscribe = 'https://hedo.example/api/leave/abc';
    await scene.mail().send(scene.db.knex, { ...message, to: 'series@example.test', unsubscribe });
    await scene.runJobs();
    const raw = scene.server.received.find(({ to }) => to.includes('series@example.test'))?.raw ?? '';
    expect(raw).toMatch(/^List-Unsubscribe: <https:\/\/hedo\.example\/api\/leave\/abc>\r?$/m);
    expect(raw).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
    for (const bad of ['mailto:a@b.test', 'https://a.test/>\r\nBcc: x@y.test', 'https://a.test/ b', ''])
      await expect(scene.mail().send(scene.db.knex, { ...message, unsubscribe: bad })).rejects.toThrow('unsubscribe');
  });

  it('does not exist when the transaction is rolled back', async () => {
    const before = await scene.db.knex('mails').count();
    await scene.db.knex
      .transaction(async (trx) => {
        await scene.mail().send(trx, { ...message, to: 'nobody@example.test' });
        throw new Error('no');
      })
      .catch(() => undefined);
    await scene.runJobs();
    expect(await scene.db.knex('mails').count()).toEqual(before);
    expect(scene.server.received.filter(({ to }) => to.includes('nobody@example.test'))).toEqual([]);
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
      await expect(scene.mail().send(scene.db.knex, { ...message, to }), JSON.stringify(to)).rejects.toThrow('address');
    for (const subject of ['Hi\r\nBcc: x@y.test', 'Hi\u2028there\n', ' '])
      await expect(scene.mail().send(scene.db.knex, { ...message, subject })).rejects.toThrow('subject');
  });

  it('takes a kind and a life that can be meant only', async () => {
    for (const kind of ['Reset', 'reset password', 'a.b.c', '', '<b>'])
      await expect(scene.mail().send(scene.db.knex, { ...message, kind })).rejects.toThrow('kind');
    for (const validForMinutes of [0, -1, Number.NaN])
      await expect(scene.mail().send(scene.db.knex, { ...message, validForMinutes })).rejects.toThrow('of use');
  });
});
