import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { InboxItem, InboxItemView } from '../schemas/items';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 240_000 });
const secret = 'a secret of the mail service';
Object.assign(process.env, { INBOX_INBOUND_SECRET: secret, INBOX_INBOUND_ADDRESS: 'team@in.hedo.example' });

let app: TestApp;
let admin: Client;
let other: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['inbox', 'safety', 'consultations'] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
  other = await app.as('admin', { firstName: 'Bo', lastName: 'Lund' });
});
afterAll(async () => {
  delete process.env.INBOX_INBOUND_SECRET;
  delete process.env.INBOX_INBOUND_ADDRESS;
  await app.stop();
});

const list = async (query = '', by = admin): Promise<InboxItem[]> => {
  const { status, body } = await by.get(`/api/inbox/items?${query}`);
  if (status !== 200) throw new Error(app.logged.slice(-4).join('\n'));
  return body;
};
const kinds = (items: readonly InboxItem[]) => items.map(({ kind }) => kind);
const pathOf = ({ kind, sourceId }: Pick<InboxItem, 'kind' | 'sourceId'>) => `/api/inbox/items/${kind}/${sourceId}`;
const view = async (item: InboxItem, by = admin): Promise<InboxItemView> => (await by.get(pathOf(item))).body;
const change = (item: InboxItem, body: object, version = item.version, by = admin) =>
  by.patch(pathOf(item), body, { 'if-match': `"${version}"` });
const ask = async (name: string, email: string, message = 'Do you have room in May?'): Promise<InboxItem> => {
  const visitor = await app.as('anon');
  const sent = await visitor.post('/api/contact-requests', { name, email, message });
  expect([sent.status, sent.text]).toEqual([201, expect.anything()]);
  const [item] = await list(`q=${encodeURIComponent(name.toLowerCase())}`);
  if (!item) throw new Error('the request is not in the inbox');
  return item;
};
const mail = (lines: readonly string[]): string => Buffer.from(lines.join('\r\n')).toString('base64');
const receive = async (raw: string, sent = secret) =>
  (await app.as('anon')).post('/api/inbox/inbound', { raw }, { 'x-inbox-secret': sent });

describe('the list', () => {
  it('shows who may be in danger before everything else, and the others by kind and time', async () => {
    await ask('Nora Lind', 'nora@example.test');
    const client = await app.as('client', { firstName: 'Mia', lastName: 'Berg' });
    await client.post('/api/safety/contact-requests', { origin: 'help', language: 'en' });
    await ask('Olof Lind', 'olof@example.test');
    expect(await list()).toMatchObject([
      { kind: 'contact-wish', title: 'Mia Berg', assignee: null, urgent: true },
      { kind: 'contact', title: 'Nora Lind', done: false, urgent: false },
      { kind: 'contact', title: 'Olof Lind' },
    ]);
    expect(kinds(await list('sort=due&limit=1'))).toEqual(['contact-wish']);
    expect(kinds(await list('kind=contact-wish'))).toEqual(['contact-wish']);
    expect((await admin.get('/api/inbox/counts')).body).toMatchObject({ waiting: 3, nobody: 3, mine: 0 });
    // What a module shows in the inbox, and where it tells of changes, is the module's to say.
    const [, contact] = await list();
    expect((await view(contact as InboxItem)).hasOwnView).toBe(true);
    const channels = (await admin.get('/api/inbox/counts')).body.changes.map(
      ({ channel }: { channel: string }) => channel,
    );
    expect(channels).toContain('admin:consultations');
    expect(new Set(channels).size).toBe(channels.length);
    expect(JSON.stringify(await list())).not.toContain('room in May');
  });

  it('goes on page by page in every order', async () => {
    for (const sort of ['kind', 'due', 'newest']) {
      const seen: string[] = [];
      let next: string | undefined = `/api/inbox/items?sort=${sort}&limit=1`;
      while (next) {
        const page = await admin.get(next);
        seen.push(...page.body.map(({ id }: InboxItem) => id));
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      }
      expect([sort, new Set(seen).size, seen.length]).toEqual([sort, 3, 3]);
    }
  });

  it('is for those alone who may see the sources', async () => {
    for (const role of ['client', 'practitioner'] as const)
      expect((await (await app.as(role)).get('/api/inbox/items')).status).toBe(403);
    for (const wrong of ['kind/x', `contact/${randomUUID()}`, 'contact/..', `nothing/${randomUUID()}`])
      expect((await admin.get(`/api/inbox/items/${wrong}`)).status).toBe(404);
  });
});

describe('an item', () => {
  it('is assigned, snoozed and given a deadline, never from a stale state', async () => {
    const item = await ask('Pia Holm', 'pia@example.test');
    const staff = (await admin.get('/api/inbox/staff')).body;
    expect(staff).toEqual(expect.arrayContaining([{ id: other.userId, name: 'Bo Lund' }]));
    const assigned = await change(item, { assigneeId: other.userId });
    expect(assigned.body).toMatchObject({ assignee: { name: 'Bo Lund' }, version: 1 });
    expect((await change(item, { assigneeId: null }, 0)).body.current).toMatchObject({ version: 1 });
    expect((await list('assigned=me', other)).map(({ title }) => title)).toEqual(['Pia Holm']);
    const client = await app.as('client');
    expect((await change(item, { assigneeId: client.userId }, 1)).body).toMatchObject({ code: 'no-such-assignee' });
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    expect((await change(item, { snoozedUntil: tomorrow }, 1)).status).toBe(200);
    expect(await list('q=pia')).toEqual([]);
    expect((await list('q=pia&state=snoozed')).map(({ title }) => title)).toEqual(['Pia Holm']);
  });

  it('has notes that name others, encrypted, each announced by mail without its words', async () => {
    const item = await ask('Quinn Roe', 'quinn@example.test');
    const note = await admin.post(`${pathOf(item)}/notes`, {
      text: 'Asked for a quiet room.',
      mentions: [other.userId],
    });
    expect(note.body).toMatchObject({ author: 'Ada Stern', mentions: ['Bo Lund'] });
    const [row] = await app.knex('inbox_notes').where({ source_id: item.sourceId });
    expect(row.text_sealed.toString('latin1')).not.toContain('quiet');
    const notices = (await app.mails()).filter(({ kind }) => kind === 'inbox.mention');
    expect(notices).toHaveLength(1);
    expect(notices[0]?.text).toContain(`item=${encodeURIComponent(item.id)}`);
    expect(notices[0]?.text).not.toContain('quiet');
    expect((await list('assigned=mentioned', other)).map(({ title }) => title)).toEqual(['Quinn Roe']);
  });

  it('joins others of the same person, and no others', async () => {
    const first = await ask('Rosa Diaz', 'rosa@example.test');
    await ask('Rosa Again', 'ROSA@example.test');
    const [second] = await list('q=again');
    const [stranger] = await list('q=olof');
    if (!second || !stranger) throw new Error('not listed');
    expect((await view(first)).related.map(({ title }) => title)).toEqual(['Rosa Again']);
    const refused = await change(second, { mergedInto: { kind: stranger.kind, id: stranger.sourceId } });
    expect(refused.body).toMatchObject({ code: 'cannot-merge' });
    await change(second, { mergedInto: { kind: first.kind, id: first.sourceId } });
    expect((await list('q=rosa')).map(({ title }) => title)).toEqual(['Rosa Diaz']);
    expect((await view(first)).merged.map(({ title }) => title)).toEqual(['Rosa Again']);
    expect((await view(second)).mergedInto).toMatchObject({ title: 'Rosa Diaz' });
  });
});

describe('mail', () => {
  it('answers from the item, comes back into it and brings it forward again', async () => {
    const item = await ask('Sven Ek', 'sven@example.test');
    const body = { subject: 'Your question', text: 'Yes, we have room.' };
    const sent = await admin.post(`${pathOf(item)}/replies`, body);
    expect(sent.status).toBe(201);
    const [out] = (await app.mails('sven@example.test')).filter(({ kind }) => kind === 'inbox.reply');
    expect(out).toMatchObject({ subject: 'Your question', text: 'Yes, we have room.' });
    expect(out?.thread?.messageId).toBe(`${sent.body.id}@in.hedo.example`);
    expect(out?.thread?.replyTo).toBe(`team+${sent.body.id}@in.hedo.example`);
    const tomorrow = new Date(Date.now() + 86_400_000).toISOString();
    await change(item, { snoozedUntil: tomorrow }, (await view(item)).item.version);
    const answer = mail([
      'From: Sven Ek <sven@example.test>',
      'To: team@in.hedo.example',
      'Subject: Re: Your question',
      'Message-ID: <1@mail.example.test>',
      `In-Reply-To: <${sent.body.id}@in.hedo.example>`,
      'Content-Type: text/plain; charset=utf-8',
      '',
      'Wunderbar, wir kommen. Grüße',
    ]);
    expect((await receive(answer)).body).toEqual({ result: 'added' });
    expect((await receive(answer)).body).toEqual({ result: 'known' });
    const seen = await view(item);
    expect(seen.messages).toMatchObject([
      { direction: 'out', author: 'Ada Stern' },
      { direction: 'in', author: null, isOther: false, text: 'Wunderbar, wir kommen. Grüße' },
    ]);
    expect(seen.item).toMatchObject({ unread: true, snoozedUntil: null, assignee: { name: 'Ada Stern' } });
    const rows = await app.knex('inbox_messages').where({ source_id: item.sourceId });
    for (const row of rows) expect(row.content_sealed.toString('latin1')).not.toContain('kommen');
    const again = await admin.post(`${pathOf(item)}/replies`, { subject: 'Re: Your question', text: 'See you then.' });
    const last = (await app.mails('sven@example.test')).findLast(({ kind }) => kind === 'inbox.reply');
    expect(last?.thread?.references).toEqual([`${sent.body.id}@in.hedo.example`]);
    expect(again.status).toBe(201);
    expect((await view(item)).item.unread).toBe(false);
  });

  it('marks an answer from another address, and lists what answers nothing as an item of its own', async () => {
    const item = await ask('Tove Ask', 'tove@example.test');
    const sent = await admin.post(`${pathOf(item)}/replies`, { subject: 'Hello', text: 'Hello.' });
    const to = `team+${sent.body.id}@in.hedo.example`;
    await receive(mail(['From: x@elsewhere.test', `To: ${to}`, 'Subject: Hello', '', 'From my other address.']));
    expect((await view(item)).messages.at(-1)).toMatchObject({ isOther: true, address: 'x@elsewhere.test' });
    const guess = [
      'From: y@elsewhere.test',
      `In-Reply-To: <${randomUUID()}@in.hedo.example>`,
      'Subject: New',
      '',
      'Hi',
    ];
    expect((await receive(mail(guess))).status).toBe(200);
    expect(await list('kind=mail')).toMatchObject([{ title: 'y@elsewhere.test', about: 'New', unread: true }]);
  });

  it('tells machines from people: who is away moves nothing, a notice of failed delivery does', async () => {
    const item = await ask('Una Falk', 'una@example.test');
    const sent = await admin.post(`${pathOf(item)}/replies`, { subject: 'Hello', text: 'Hello.' });
    const named = `<${sent.body.id}@in.hedo.example>`;
    const away = ['From: una@example.test', `In-Reply-To: ${named}`, 'Auto-Submitted: auto-replied', 'Subject: Away'];
    expect((await receive(mail([...away, '', 'Back in May.']))).body).toEqual({ result: 'added' });
    const seen = await view(item);
    expect([seen.messages.at(-1)?.automatic, seen.item.unread]).toEqual(['reply', false]);
    const bounce = [
      'From: MAILER-DAEMON@mx.example.test',
      'Subject: Undelivered',
      'Content-Type: multipart/report; report-type=delivery-status; boundary="b"',
      ...['', '--b', 'Content-Type: text/plain', '', 'The mailbox is full.', '--b'],
      ...['Content-Type: text/rfc822-headers', '', `Message-ID: ${named}`, '--b--'],
    ];
    await receive(mail(bounce));
    const failed = await view(item);
    expect(failed.messages.at(-1)).toMatchObject({ automatic: 'bounce', isOther: false });
    expect(failed.item.unread).toBe(true);
    const nothing = ['From: robot@example.test', 'Auto-Submitted: auto-generated', 'Subject: Beep', '', 'Beep.'];
    expect((await receive(mail(nothing))).body).toEqual({ result: 'left-out' });
    expect((await list('kind=mail')).map(({ title }) => title)).not.toContain('robot@example.test');
  });

  it('takes in nothing without the secret, and nothing that is no mail', async () => {
    const before = await app.knex('inbox_messages').count({ n: '*' }).first();
    expect((await receive(mail(['From: a@b.test', '', 'x']), 'guess')).status).toBe(401);
    expect((await receive(mail(['no header at all']))).status).toBe(422);
    expect((await receive('not base64!')).status).toBe(422);
    expect(await app.knex('inbox_messages').count({ n: '*' }).first()).toEqual(before);
  });
});

describe('jobs', () => {
  it('writes once about what is past its deadline', async () => {
    const item = await ask('Ulla Berg', 'ulla@example.test');
    await change(item, { assigneeId: other.userId });
    await change(item, { dueAt: new Date(Date.now() - 60_000).toISOString() }, 1);
    const run = () => app.jobs.find(({ name }) => name === 'inbox.escalate-overdue')?.run({} as never, {} as never);
    await run();
    await run();
    const notices = (await app.mails()).filter(
      ({ kind, text }) => kind === 'inbox.overdue' && text.includes(item.sourceId),
    );
    expect(notices).toHaveLength(2);
    expect((await view(item)).item).toMatchObject({ escalated: true, overdue: true });
  });

  it('removes what was written about a request that its sender withdrew', async () => {
    const item = await ask('Vera Old', 'vera@example.test');
    await admin.post(`${pathOf(item)}/notes`, { text: 'Wants to come in spring.' });
    await app.knex('consultation_requests').where({ id: item.sourceId }).delete();
    await app.jobs.find(({ name }) => name === 'inbox.sweep-deleted')?.run({} as never, {} as never);
    expect(await app.knex('inbox_notes').where({ source_id: item.sourceId })).toEqual([]);
  });
});
