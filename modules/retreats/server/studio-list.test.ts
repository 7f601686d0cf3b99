import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { inDays, publishRetreat } from '../testing/factory';

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['retreats'] });
  admin = await app.as('admin');
});
afterAll(() => app.stop());

const path = '/api/studio/retreats';
const titles = async (query: string): Promise<string[]> => {
  const found: string[] = [];
  let next: string | undefined = `${path}?limit=1&${query}`;
  while (next) {
    const page = await admin.get(next);
    expect(page.status).toBe(200);
    found.push(...page.body.map(({ title }: { title: string }) => title));
    next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
  }
  return found;
};

describe('the list of retreats for staff', () => {
  it('is searched, filtered and sorted, page by page, and is the same as a file', async () => {
    const late = await publishRetreat(admin, { title: 'Amber days' }, { startsOn: inDays(90) });
    await publishRetreat(admin, { title: '=Formula 100%' }, { startsOn: inDays(40) });
    const none = await admin.post(path, { title: 'Cedar weeks' });
    expect(none.status).toBe(201);

    expect(await titles('')).toEqual(['=Formula 100%', 'Amber days', 'Cedar weeks']);
    expect(await titles('sort=next')).toEqual(['=Formula 100%', 'Amber days', 'Cedar weeks']);
    expect(await titles('sort=changed')).toEqual(['Cedar weeks', '=Formula 100%', 'Amber days']);
    expect(await titles('ahead=no')).toEqual(['Cedar weeks']);
    expect(await titles('status=published&sort=next')).toEqual(['=Formula 100%', 'Amber days']);
    expect(await titles(`q=${encodeURIComponent('100%')}`)).toEqual(['=Formula 100%']);
    expect(await titles(`q=${encodeURIComponent('_mber')}`)).toEqual([]);

    const file = (await admin.get(`${path}.csv?status=published&sort=next`)).text.trimEnd().split('\r\n');
    expect(file.map((line) => line.split(',')[0])).toEqual(['Retreat', "'=Formula 100%", 'Amber days']);

    const { version } = (await admin.get(`${path}/${late.retreat.id}`)).body;
    const archived = await admin.post(
      `${path}/${late.retreat.id}/moves`,
      { to: 'archived' },
      { 'if-match': `"${version}"` },
    );
    expect(archived.status).toBe(200);
    expect(await titles('')).not.toContain('Amber days');
    expect(await titles('status=archived')).toEqual(['Amber days']);
  });

  it('refuses places of another order, unknown filters, and everybody but admins', async () => {
    const first = await admin.get(`${path}?limit=1&sort=title`);
    const after = new URL(String(/<([^>]+)>/.exec(String(first.headers.link))?.[1]), 'http://x').searchParams.get(
      'after',
    );
    expect((await admin.get(`${path}?sort=changed&after=${after}`)).status).toBe(422);
    for (const wrong of ['after=bm90', 'sort=price', 'ahead=maybe', 'status=gone', 'limit=0', `q=${'x'.repeat(101)}`])
      expect((await admin.get(`${path}?${wrong}`)).status, wrong).toBe(422);
    expect((await admin.get(`${path}.csv?sort=price`)).status).toBe(422);
    for (const role of ['client', 'practitioner'] as const)
      expect((await (await app.as(role)).get(`${path}.csv`)).status).toBe(403);
  });
});
