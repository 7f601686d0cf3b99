import { SMTPServer } from 'smtp-server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { sendContactRequest } from '../testing/factory';

const received: { readonly to: readonly string[]; readonly raw: string }[] = [];
let app: TestApp;
let smtp: SMTPServer;
beforeAll(async () => {
  smtp = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const to = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ to, raw: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((ready) => smtp.listen(0, '127.0.0.1', ready));
  const address = smtp.server.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  app = await testApp({
    modules: ['labors', 'profile', 'consultations'],
    config: { smtpUrl: `smtp://127.0.0.1:${port}` },
  });
});
afterAll(async () => {
  await app.stop();
  await new Promise<void>((closed) => smtp.close(() => closed()));
});

/** A mail as people read it: soft line breaks and =XX undone. */
const readable = (raw: string): string =>
  raw.replace(/=\r\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));
const mailTo = (to: string, subject: string): string =>
  readable(received.find((mail) => mail.to.includes(to) && mail.raw.includes(`Subject: ${subject}`))?.raw ?? '');

describe('the mails of a request', () => {
  it('tell the sender the reference and the way back, and the team who wrote; neither holds the message', async () => {
    const visitor = await app.as('anon');
    const message = 'I have not slept since March.';
    const { reference } = await sendContactRequest(visitor, { email: 'ann@example.test', name: 'Ann Lee', message });
    await app.runJobs();
    expect(received.map(({ to }) => to)).toHaveLength(2);

    const receipt = mailTo('ann@example.test', `We have your request ${reference}`);
    expect(receipt).toContain(reference);
    expect(receipt).not.toContain('Ann Lee');
    const notice = mailTo('team@hedo.example', `New request ${reference}`);
    expect(notice).toContain('Name: Ann Lee');
    expect(notice).toContain('Email: ann@example.test');
    expect(notice).toContain('About: Retreats');
    for (const { raw } of received) expect(readable(raw)).not.toContain('slept');

    const link = new URL(/http\S+\/contact\/withdraw#[\w-]{43}/.exec(receipt)?.[0] ?? '');
    expect(link.origin).toBe(app.config.baseUrl);
    const answer = await visitor.post('/api/contact-requests/withdraw', { token: link.hash.slice(1) });
    expect(answer.status).toBe(204);
    await app.runJobs();
    expect(mailTo('team@hedo.example', `Request ${reference} was withdrawn`)).not.toBe('');
  });
});
