import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import type { TeamPractitioner } from '../../schemas/team';
import { openHours } from '../../testing/calls';
import { aPractitioner } from '../../testing/factory';

let app: TestApp;
let admin: Client;
let nora: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['labors', 'profile', 'matching'] });
  [admin, nora] = [await app.as('admin'), await app.as('practitioner')];
  const noraId = await aPractitioner(app.knex, { userId: nora.userId, name: 'Nora Lind', frameworks: ['Jungian'] });
  await openHours(nora);
  await aPractitioner(app.knex, {
    userId: null,
    hours: false,
    name: 'Ana Reyes',
    work: [['Bereavement', 'We find a way to live on.']],
  });
  const closed = await aPractitioner(app.knex, { hours: false, name: 'Imre Falk', availability: 'closed' });
  await app
    .knex('practitioners')
    .where({ id: closed })
    .update({ languages: ['German'] });
  await app.knex('practitioners').where({ id: noraId }).update({ capacity: 2 });
  for (const status of ['accepted', 'accepted', 'requested', 'suggested', 'ended']) {
    const { userId } = await app.as('client');
    const row = { user_id: userId, practitioner_id: noraId, score: 50, parts_sealed: Buffer.alloc(1), status };
    await app.knex('matches').insert(row);
  }
});
afterAll(() => app.stop());

const listed = async (query = '', by = admin): Promise<TeamPractitioner[]> =>
  (await by.get(`/api/team/practitioners?${query}`)).body;
const names = (rows: readonly TeamPractitioner[]): string[] => rows.map(({ name }) => name);

describe('practitioners for the team', () => {
  it('come with caseload, capacity and the next free time, and with nothing of their clients', async () => {
    const [ana, imre, own] = await listed('', nora);
    expect(own).toMatchObject({ name: 'Nora Lind', clients: 2, requests: 1, capacity: 2, own: true, account: true });
    expect(Date.parse(own?.nextFree ?? '')).toBeGreaterThan(Date.now());
    expect(ana).toMatchObject({ name: 'Ana Reyes', clients: 0, capacity: null, account: false, nextFree: null });
    expect(imre).toMatchObject({ availability: 'closed', hoursKnown: false, own: false });
    expect(JSON.stringify(await listed())).not.toContain(nora.userId);
  });

  it('are searched and filtered, and walked page by page with the filters kept', async () => {
    expect(names(await listed('q=JUNG'))).toEqual(['Nora Lind']);
    expect(names(await listed('q=bereave'))).toEqual(['Ana Reyes']);
    expect(names(await listed('q=german'))).toEqual(['Imre Falk']);
    expect(names(await listed('q=100%25'))).toEqual([]);
    expect(names(await listed('state=closed'))).toEqual(['Imre Falk']);
    // Nora is full, Imre takes nobody.
    expect(names(await listed('room=yes'))).toEqual(['Ana Reyes']);
    const first = await admin.get('/api/team/practitioners?q=english&limit=1');
    expect(names(first.body)).toEqual(['Ana Reyes']);
    const next = /<([^>]+)>; rel="next"/.exec(String(first.headers.link))?.[1] ?? '';
    expect(names((await admin.get(next)).body)).toEqual(['Nora Lind']);
    for (const wrong of ['state=lost', 'room=no', 'limit=0', 'sort=age', 'after=bm8', 'x=1'])
      expect([wrong, (await admin.get(`/api/team/practitioners?${wrong}`)).status]).toEqual([wrong, 422]);
  });

  it('are walked by how many clients they have, and come as a file of exactly the rows that fit', async () => {
    const walked: string[] = [];
    let path: string | undefined = '/api/team/practitioners?sort=clients&limit=1';
    while (path) {
      const page = await admin.get(path);
      expect(page.headers['x-total-count']).toBe('3');
      walked.push(...names(page.body));
      path = /<([^>]+)>; rel="next"/.exec(String(page.headers.link))?.[1];
    }
    expect(walked).toHaveLength(3);
    expect(walked.at(-1)).toBe('Nora Lind');
    const file = await admin.get('/api/team/practitioners.csv?room=yes');
    const lines = file.text.trim().split('\r\n');
    expect(lines).toHaveLength(2);
    expect(lines[1]).toContain('Ana Reyes');
  });
});
