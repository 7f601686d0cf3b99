import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { importFile } from '#core/testing/import-file';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
let anon: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern', email: 'ada.stern@example.test' });
  anon = await app.as('anon');
});
afterAll(() => app.stop());

const findUser = (email: string) => app.knex('users').where({ email }).first();
const reset = (token: string, password: string) => anon.post('/api/auth/reset', { token, password });

describe('clients', () => {
  it('get accounts to enter by a link, and an account that exists is never changed', async () => {
    const known = await app.as('client', { email: 'kim@example.test', firstName: 'Kim' });
    await app.as('practitioner', { email: 'prac@example.test' });
    const file = [
      'Vorname;Nachname;E-Mail;Sprache',
      'Ida;Lind;IDA.LIND@example.test;de',
      'Eve;Changed;kim@example.test;',
      'Eve;Raised;prac@example.test;',
      'Eve;Admin;ada.stern@example.test;',
      '=cmd;<svg onload=alert(1)>;odd@example.test;',
      ';Nameless;none@example.test;',
      'No;Address;nowhere;',
      'Ida;Twice;ida.lind@example.test;',
    ].join('\n');
    const { checked, done } = await importFile(app, admin, 'clients', file);
    expect(checked.body.checked).toEqual({ created: 2, changed: 0, skipped: 1, refused: 5 });
    expect(done.body.written).toEqual(checked.body.checked);
    const reasons = done.body.refusals.map(({ reason }: { reason: string }) => reason);
    expect(reasons).toContain('This address belongs to an admin.');
    expect(reasons.join()).not.toContain('@example.test');
    expect(await findUser('ida.lind@example.test')).toMatchObject({
      role: 'client',
      language: 'de',
      first_name: 'Ida',
    });
    expect(await app.knex('users').where({ id: known.userId }).first()).toMatchObject({ first_name: 'Kim' });
    expect((await findUser('prac@example.test')).role).toBe('practitioner');
    expect(await app.mails('ida.lind@example.test')).toEqual([]);
    const again = await importFile(app, admin, 'clients', file);
    expect(again.done.body.written).toMatchObject({ created: 0, skipped: 3 });
  });

  it('enter by the link that an admin passes on, once, and only while nobody has', async () => {
    await importFile(app, admin, 'clients', 'email,firstName,lastName\nlea@example.test,Lea,Moor\n');
    const { id } = await findUser('lea@example.test');
    const people = await admin.get('/api/admin/users?q=lea@example.test');
    expect(people.body[0]).toMatchObject({ id, claimed: false, emailProven: false });
    const invite = (by: string) => admin.post(`/api/admin/users/${id}/invitation`, { by });
    const first = await invite('link');
    const second = await invite('link');
    const tokenOf = (link: string): string => new URL(link).searchParams.get('token') ?? '';
    expect((await reset(tokenOf(first.body.link), 'seven quiet rivers 41')).status).toBe(422);
    expect((await reset(tokenOf(second.body.link), 'seven quiet rivers 41')).status).toBe(204);
    expect((await reset(tokenOf(second.body.link), 'seven quiet rivers 42')).status).toBe(422);
    // Whoever passed the link on has shown nothing about the address.
    expect((await findUser('lea@example.test')).email_verified_at).toBeNull();
    expect([(await invite('link')).status, (await invite('mail')).body.code]).toEqual([409, 'claimed']);
    expect((await admin.post(`/api/admin/users/${admin.userId}/invitation`, { by: 'link' })).status).toBe(409);
  });

  it('are mailed their link where the admin chose so; it verifies the address', async () => {
    const file = 'email,firstName,lastName,language\nnoa@example.test,Noa,Berg,es\n';
    const { done } = await importFile(app, admin, 'clients', file, { options: ['mail'] });
    expect(done.body.written.created).toBe(1);
    const [mail] = await app.mails('noa@example.test');
    expect(mail?.subject).toBe('Tu cuenta en Hedo está preparada');
    const token = /token=([\w-]+)/.exec(mail?.text ?? '')?.[1] ?? '';
    expect((await reset(token, 'seven quiet rivers 43')).status).toBe(204);
    expect((await findUser('noa@example.test')).email_verified_at).not.toBeNull();
  });
});

describe('practitioners', () => {
  it('get an account and a record that is closed until they open it', async () => {
    const statement = 'I sit with people until the words come by themselves.';
    const { body: kinds } = await admin.get('/api/imports/kinds');
    const { fields } = kinds.find(({ id }: { id: string }) => id === 'practitioners');
    const help = (name: string): string => fields.find((field: { name: string }) => field.name === name).help;
    const firstOf = (name: string): string => /(?:One of|semicolons:) ([^,.]+)/.exec(help(name))?.[1] ?? '';
    const file = [
      'email,firstName,lastName,experience,languages,frameworks,specialization1,statement1',
      `mara@example.test,Mara,Voss,12,German; English,${firstOf('frameworks')},${firstOf('specialization1')},${statement}`,
      'ben@example.test,Ben,Ode,,,,,',
      `cat@example.test,Cat,Ivy,12,German,Astral surgery,${firstOf('specialization1')},${statement}`,
    ].join('\n');
    const { checked, done } = await importFile(app, admin, 'practitioners', file);
    expect(checked.body.refusals).toEqual([{ line: 4, reason: 'frameworks.0: Choose one from the list.' }]);
    expect(done.body.written).toEqual({ created: 2, changed: 0, skipped: 0, refused: 1 });
    const { id, role } = await findUser('mara@example.test');
    const record = await app.knex('practitioners').where({ user_id: id }).first();
    expect([role, record.name, record.availability]).toEqual(['practitioner', 'Mara Voss', 'closed']);
    expect(await findUser('cat@example.test')).toBeUndefined();
  });
});

describe('articles', () => {
  it('become drafts, which the same file changes nothing in, and what is published stays', async () => {
    const body = '# Breath\n\nA "quoted" word; <script>alert(1)</script>\n\n- one\n- two';
    const row = (title: string, text: string): string =>
      `"${title}","${text.replaceAll('"', '""')}",Science,breath;calm`;
    const file = (text: string): string => ['Titel,Text,category,tags', row('Six slow breaths', text)].join('\r\n');
    const first = await importFile(app, admin, 'articles', file(body));
    expect(first.done.body.written.created).toBe(1);
    const stored = await app.knex('articles').where({ slug: 'six-slow-breaths' }).first();
    expect(stored).toMatchObject({ status: 'draft', author: 'Ada Stern', body, tags: ['breath', 'calm'] });
    const same = await importFile(app, admin, 'articles', file(body));
    expect(same.done.body.written).toEqual({ created: 0, changed: 0, skipped: 1, refused: 0 });
    const changed = await importFile(app, admin, 'articles', file('Another text.'));
    expect(changed.done.body.written.changed).toBe(1);
    expect((await app.knex('articles').where({ id: stored.id }).first()).version).toBe(2);
    await app.knex('articles').where({ id: stored.id }).update({ status: 'review' });
    const wrong = `${file('A third text.')}\r\n${row('', 'No title')}\r\n"Odd",x,Cooking,`;
    const refused = await importFile(app, admin, 'articles', wrong);
    expect(refused.checked.body.checked.refused).toBe(3);
  });
});
