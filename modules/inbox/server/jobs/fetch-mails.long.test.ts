import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { openMailbox } from './open-mailbox';

/** Debian's Dovecot, which keeps mails of one person in a folder, as people know them. */
vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
const [port, securePort, user, password] = [14_143, 14_993, 'team', 'open sesame/@'];
const folder = mkdtempSync('/tmp/hedo-imap-');
const mails = join(folder, 'mails');
const inbound = 'team@in.hedo.example';
let server: ChildProcess;
let secureServer: ChildProcess | undefined;
let app: TestApp;
let admin: Client;

/** Plain for this computer alone, or TLS from the first byte. */
const config = (nobody: string, isSecure: boolean): string => `
base_dir = ${folder}/run${isSecure ? '-tls' : ''}
state_dir = ${folder}/state${isSecure ? '-tls' : ''}
log_path = ${folder}/log
protocols = imap
${isSecure ? `ssl = yes\nssl_cert = <${folder}/own.pem\nssl_key = <${folder}/own.key` : 'ssl = no'}
disable_plaintext_auth = no
default_internal_user = ${nobody}
default_login_user = ${nobody}
default_internal_group = nogroup
mail_location = maildir:${mails}
service imap-login {
  chroot =
  inet_listener imap {
    address = 127.0.0.1
    port = ${isSecure ? 0 : port}
  }
  inet_listener imaps {
    address = 127.0.0.1
    port = ${isSecure ? securePort : 0}
    ssl = yes
  }
}
service anvil {
  chroot =
}
passdb {
  driver = passwd-file
  args = scheme=plain ${folder}/users
}
userdb {
  driver = static
  args = uid=nobody gid=nogroup home=${folder}
}
first_valid_uid = 1
`;

const answers = (at = port): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect(at, '127.0.0.1');
    // A plain server greets; one that speaks TLS waits.
    socket.once(at === port ? 'data' : 'connect', () => resolve(true)).once('error', () => resolve(false));
    socket.setTimeout(1000, () => resolve(false));
    socket.once('close', () => resolve(false));
  });

const dovecot = (isSecure: boolean): ChildProcess => {
  const path = join(folder, isSecure ? 'secure.conf' : 'dovecot.conf');
  writeFileSync(path, config('nobody', isSecure));
  return spawn('dovecot', ['-F', '-c', path], { stdio: 'ignore' });
};
const start = async (): Promise<void> => {
  server = dovecot(false);
  await vi.waitUntil(() => answers(), { timeout: 20_000, interval: 200 });
};
const stop = async (): Promise<void> => {
  server.kill();
  await vi.waitUntil(async () => !(await answers()), { timeout: 20_000, interval: 200 });
};

let number = 0;
/** Lays a mail into the mailbox, as a mail server does. */
const deliver = (lines: readonly string[]): string => {
  number += 1;
  const path = join(mails, 'new', `${number}.test`);
  writeFileSync(path, lines.join('\r\n'));
  chmodSync(path, 0o666);
  return path;
};
const run = async (): Promise<void> => {
  await app.jobs.find(({ name }) => name === 'inbox.fetch-mails')?.run({} as never, {} as never);
};
const flagsOf = (one: number): string =>
  readdirSync(join(mails, 'cur'))
    .find((name) => name.startsWith(`${one}.test`))
    ?.split(':2,')[1] ?? 'not there';
const list = async (query: string) => (await admin.get(`/api/inbox/items?${query}`)).body;
const ask = async (name: string, email: string) => {
  await (await app.as('anon')).post('/api/contact-requests', { name, email, message: 'Do you have room in May?' });
  const [item] = await list(`q=${encodeURIComponent(name.toLowerCase())}`);
  const path = `/api/inbox/items/${item.kind}/${item.sourceId}`;
  const sent = await admin.post(`${path}/replies`, { subject: 'Your question', text: 'Yes, we have room.' });
  expect(sent.status).toBe(201);
  return { path, sent: sent.body.id as string };
};

/** A certificate for this computer that signed itself, by the openssl that Dovecot brings along. */
const makeCertificate = (name: string): void => {
  const made = ['-keyout', join(folder, `${name}.key`), '-out', join(folder, `${name}.pem`), '-days', '2'];
  const names = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync('openssl', ['req', '-x509', '-newkey', 'rsa:2048', '-nodes', ...made, ...names], { stdio: 'ignore' });
};

beforeAll(async () => {
  execFileSync('mkdir', ['-p', join(mails, 'new'), join(mails, 'cur'), join(mails, 'tmp'), join(folder, 'state')]);
  execFileSync('chown', ['-R', 'nobody:nogroup', mails]);
  execFileSync('chmod', ['755', folder]);
  writeFileSync(join(folder, 'users'), `${user}:{PLAIN}${password}\n`);
  await start();
  const address = `imap://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}`;
  Object.assign(process.env, { INBOX_INBOUND_ADDRESS: inbound, INBOX_IMAP_URL: address });
  app = await testApp({ modules: ['inbox', 'consultations'] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
}, 120_000);
afterAll(async () => {
  delete process.env.INBOX_INBOUND_ADDRESS;
  delete process.env.INBOX_IMAP_URL;
  await app?.stop();
  server?.kill();
  secureServer?.kill();
  rmSync(folder, { recursive: true, force: true });
});

it('takes in an answer once, with the item that it answers, and marks it read in the mailbox', async () => {
  const { path, sent } = await ask('Sven Ek', 'sven@example.test');
  deliver([
    'From: Sven Ek <sven@example.test>',
    `To: team+${sent}@in.hedo.example`,
    'Subject: =?utf-8?q?Re=3A_Gr=C3=BC=C3=9Fe?=',
    'Message-ID: <imap-1@mail.example.test>',
    'Content-Type: text/plain; charset=utf-8',
    '',
    'Wunderbar, wir kommen.',
  ]);
  await Promise.all([run(), run()]);
  await run();
  const { body } = await admin.get(path);
  expect(body.messages).toMatchObject([
    { direction: 'out' },
    { direction: 'in', subject: 'Re: Grüße', text: 'Wunderbar, wir kommen.', isOther: false, automatic: null },
  ]);
  expect(body.item.unread).toBe(true);
  expect(flagsOf(1)).toBe('S');
});

it('tells machines from people: who is away moves nothing, a notice of failed delivery does', async () => {
  const { path, sent } = await ask('Tove Ask', 'tove@example.test');
  deliver([
    'From: tove@example.test',
    `To: ${inbound}`,
    `In-Reply-To: <${sent}@in.hedo.example>`,
    'Auto-Submitted: auto-replied',
    'Subject: I am away',
    'Message-ID: <imap-2@mail.example.test>',
    '',
    'Back in May.',
  ]);
  await run();
  const away = (await admin.get(path)).body;
  expect([away.messages.at(-1).automatic, away.item.unread]).toEqual(['reply', false]);
  deliver([
    'From: Mail Delivery System <MAILER-DAEMON@mx.example.test>',
    `To: ${inbound}`,
    'Subject: Undelivered Mail Returned to Sender',
    'Message-ID: <imap-3@mx.example.test>',
    'Auto-Submitted: auto-replied',
    'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'The mailbox is full.',
    '--b',
    'Content-Type: message/delivery-status',
    '',
    'Action: failed',
    '--b',
    'Content-Type: text/rfc822-headers',
    '',
    `Message-ID: <${sent}@in.hedo.example>`,
    'Subject: Your question',
    '--b--',
  ]);
  deliver(['From: robot@example.test', 'Auto-Submitted: auto-generated', 'Subject: Nothing of yours', '', 'Beep.']);
  await run();
  const { messages, item } = (await admin.get(path)).body;
  expect(messages.at(-1)).toMatchObject({ automatic: 'bounce', isOther: false });
  expect(messages.at(-1).text).toContain('The mailbox is full.');
  expect(item.unread).toBe(true);
  expect((await list('kind=mail')).map(({ title }: { title: string }) => title)).not.toContain('robot@example.test');
});

it('leaves what is no mail in the mailbox, marked, and goes on with the next', async () => {
  const first = number + 1;
  deliver(['no header at all']);
  deliver(['From: una@example.test', 'Subject: New here', 'Message-ID: <imap-9@mail.example.test>', '', 'Hello.']);
  await run();
  expect([flagsOf(first), flagsOf(first + 1)]).toEqual(['F', 'S']);
  expect(await list('kind=mail')).toMatchObject([{ title: 'una@example.test', about: 'New here' }]);
});

it('goes on after a time without the server', async () => {
  await stop();
  deliver(['From: vera@example.test', 'Subject: After the break', 'Message-ID: <imap-10@x.test>', '', 'Hello.']);
  await run();
  await start();
  await run();
  const titles = (await list('kind=mail')).map(({ title }: { title: string }) => title);
  expect(titles).toContain('vera@example.test');
});

it('reads over TLS from a server whose own certificate it was given, and from no other', async () => {
  for (const name of ['own', 'other']) makeCertificate(name);
  execFileSync('mkdir', ['-p', join(folder, 'state-tls')]);
  secureServer = dovecot(true);
  await vi.waitUntil(() => answers(securePort), { timeout: 20_000, interval: 200 });
  const mailbox = { host: '127.0.0.1', port: securePort, isSecure: true, isLocal: true, user, password };
  const pemOf = (name: string): string => readFileSync(join(folder, `${name}.pem`), 'utf8');
  for (const authorities of ['', pemOf('other')])
    await expect(openMailbox(mailbox, authorities)).rejects.toThrow(/self[- ]signed|unable to verify/i);
  // By the settings, as an operator would give it; without it the mail stays where it is, and the log says why.
  const address = `imaps://${user}:${encodeURIComponent(password)}@127.0.0.1:${securePort}`;
  deliver(['From: wilma@example.test', 'Subject: Over TLS', 'Message-ID: <imap-11@x.test>', '', 'Hello.']);
  const before = { ...process.env };
  const runWith = async (more: object) => {
    Object.assign(process.env, { INBOX_IMAP_URL: address, ...more });
    const secured = await testApp({ modules: ['inbox', 'consultations'] });
    try {
      await secured.jobs.find(({ name }) => name === 'inbox.fetch-mails')?.run({} as never, {} as never);
      const by = await secured.as('admin');
      const items = (await by.get('/api/inbox/items?kind=mail')).body;
      return { titles: items.map(({ title }: { title: string }) => title), logged: secured.logged.join() };
    } finally {
      await secured.stop();
    }
  };
  try {
    const refused = await runWith({});
    expect([refused.titles, refused.logged]).toEqual([[], expect.stringContaining('the mailbox could not be read')]);
    expect(refused.logged).not.toContain(password);
    expect((await runWith({ INBOX_IMAP_CA_FILE: join(folder, 'own.pem') })).titles).toEqual(['wilma@example.test']);
  } finally {
    delete process.env.INBOX_IMAP_CA_FILE;
    Object.assign(process.env, before);
  }
});
