import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { recordAudit } from '#core/server/audit';
import { verifyAuditFile } from '#core/server/audit-file';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';

let app: TestApp;
let admin: Client;
let client: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['administration'] });
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Admin' });
  client = await app.as('client', { firstName: 'Cleo', lastName: 'Client' });
  for (let at = 0; at < 7; at += 1)
    await recordAudit(app.knex, { actor: admin.userId, action: 'thing.seen', subject: client.userId, detail: { at } });
  await recordAudit(app.knex, { actor: null, action: 'thing.lost', subject: 'nobody-any-more', object: 'thing:1' });
});
afterAll(() => app.stop());

interface Entry {
  readonly id: number;
  readonly action: string;
  readonly actor: { readonly id: string; readonly name: string } | null;
}
const list = async (query: string): Promise<readonly Entry[]> => {
  const { status, body } = await admin.get(`/api/admin/audit?${query}`);
  expect([query, status]).toEqual([query, 200]);
  return body;
};

describe('reading the audit log', () => {
  it('names people, walks page by page and filters by who, what, whom and when', async () => {
    const seen: number[] = [];
    let next: string | undefined = `/api/admin/audit?action=thing.*&limit=3`;
    while (next) {
      const page = await admin.get(next);
      seen.push(...page.body.map(({ id }: Entry) => id));
      next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(seen).toHaveLength(8);
    expect(seen).toEqual(seen.toSorted((a, b) => b - a));
    const [entry] = await list(`action=thing.seen&subject=${client.userId}&limit=1`);
    expect(entry).toMatchObject({
      actor: { id: admin.userId, name: 'Ada Admin' },
      subject: { id: client.userId, name: 'Cleo Client' },
      detail: { at: 6 },
    });
    expect(await list('action=thing.lost')).toMatchObject([{ actor: null, subject: { name: '' }, object: 'thing:1' }]);
    expect(await list(`actor=${client.userId}`)).toEqual([]);
    expect(await list('from=2001-01-01T00:00:00Z&to=2001-01-02T00:00:00Z')).toEqual([]);
    for (const wrong of ["action=a'--", 'action=%25', 'actor=me', 'from=yesterday', 'before=0', 'q=x'])
      expect((await admin.get(`/api/admin/audit?${wrong}`)).status, wrong).toBe(422);
  });

  it('is on record itself, once a page', async () => {
    const reads = () => app.knex('audit_log').where({ action: 'audit.read' });
    const before = (await reads()).length;
    const answer = await admin.get(`/api/admin/audit?subject=${client.userId}`);
    const after = await reads();
    expect(after).toHaveLength(before + 1);
    expect(after.at(-1)).toMatchObject({
      actor: admin.userId,
      subject: client.userId,
      request_id: answer.headers['x-request-id'],
    });
  });
});

describe('the log as a file to verify', () => {
  const download = async (query = '') => admin.get(`/api/admin/audit.jsonl${query}`);
  const verify = async (text: string) => {
    const folder = await mkdtemp(join(tmpdir(), 'hedo-audit-'));
    await writeFile(join(folder, 'audit.jsonl'), text);
    const report = await verifyAuditFile(join(folder, 'audit.jsonl'));
    await rm(folder, { recursive: true });
    return report;
  };

  it('is whole, and on record itself with its period', async () => {
    const { text, headers, status } = await download('?from=2026-01-01T00:00:00Z');
    expect([status, headers['content-disposition']]).toEqual([200, 'attachment; filename="audit.jsonl"']);
    const last = await app.knex('audit_log').where({ action: 'audit.exported' }).orderBy('id', 'desc').first();
    expect(last).toMatchObject({
      actor: admin.userId,
      detail: { file: 'chain', from: '2026-01-01T00:00:00Z', to: null },
    });
    expect(await verify(text)).toMatchObject({ broken: null, head: expect.stringMatching(/^[0-9a-f]{64}$/) });
    expect(text).toContain('"thing.lost"');
  });

  it('is refused to others and with anything but a period, and then nothing is on record', async () => {
    const exports = async () => (await app.knex('audit_log').where({ action: 'audit.exported' })).length;
    const before = await exports();
    expect((await client.get('/api/admin/audit.jsonl')).status).toBe(403);
    for (const wrong of [
      'from=yesterday',
      'action=thing.*',
      `actor=${admin.userId}`,
      'from=2026-01-02T00:00:00Z&to=2026-01-01T00:00:00Z',
    ])
      expect((await download(`?${wrong}`)).status, wrong).toBe(422);
    expect(await exports()).toBe(before);
  });
});
