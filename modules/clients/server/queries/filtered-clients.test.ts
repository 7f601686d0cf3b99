import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { matched } from '#modules/matching/testing/matched';
import { opened } from '#modules/sharing/testing/consents';
import { derivedPhase } from '../../lib/phase-rules';
import type { TeamClient } from '../../schemas/client';
import type { Phase } from '../../schemas/values';
import { inPhase } from '../../testing/factory';

let app: TestApp;
let admin: Client;
let practitioner: Client;
const people: Client[] = [];
beforeAll(async () => {
  app = await testApp({
    modules: ['labors', 'profile', 'synthesis', 'matching', 'intake', 'clients', 'aftercare', 'analytics'],
  });
  admin = await app.as('admin');
  practitioner = await app.as('practitioner', { firstName: 'Nora', lastName: 'Lind' });
  for (const firstName of ['Ada', 'Bela', 'Cora', 'Dana', 'Edda', 'Flora'])
    people.push(await app.as('client', { firstName, lastName: 'Quist' }));
});
afterAll(() => app.stop());

const listed = async (query: string, by = admin): Promise<TeamClient[]> =>
  (await by.get(`/api/team/clients?${query}`)).body;
const names = (rows: readonly TeamClient[]): string[] => rows.map(({ name }) => name);
const person = (at: number): Client => people[at] as Client;

/** Everything that decides a phase, in all combinations that six people can have. */
const deeds = [
  { recorded: false, completed: false, done: 0 },
  { recorded: true, completed: false, done: 0 },
  { recorded: true, completed: true, done: 2 },
  { recorded: true, completed: false, done: 4 },
  { recorded: true, completed: true, done: 3 },
  { recorded: false, completed: false, done: 5 },
] as const;

it('reckons in the database as the rules do', async () => {
  for (const [at, { recorded, completed, done }] of deeds.entries()) {
    const { userId } = person(at);
    if (recorded) await app.knex('clients').insert({ user_id: userId, birth_sealed: Buffer.alloc(1) });
    const chart = { version: 1, birth_version: 1, engine: 'test', note: 'test', chart_sealed: Buffer.alloc(1) };
    if (completed) await app.knex('holistic_profiles').insert({ user_id: userId, ...chart });
    for (let labor_number = 1; labor_number <= done; labor_number += 1)
      await app
        .knex('labor_responses')
        .insert({ user_id: userId, labor_number, text_sealed: Buffer.alloc(1), words: 9 });
  }
  const found = new Map<string, Phase>();
  for (const phase of ['intake', 'assessment', 'matching', 'experience', 'aftercare'] as const)
    for (const { key } of await listed(`phase=${phase}`)) found.set(key, phase);
  expect(people.map(({ userId }) => found.get(userId))).toEqual(
    deeds.map((one) => derivedPhase({ ...one, accepted: false })),
  );
  await inPhase(app.knex, person(0).userId, 'aftercare');
  expect(names(await listed('phase=aftercare'))).toEqual(['Ada Q.']);
});

describe('the list', () => {
  it('is searched, filtered and sorted, and its pages keep all three', async () => {
    expect(names(await listed('q=%20ORA&sort=name'))).toEqual(['Cora Q.', 'Flora Q.']);
    expect(names(await listed('sort=name&limit=3'))).toEqual(['Ada Q.', 'Bela Q.', 'Cora Q.']);
    expect(names(await listed('sort=progress&limit=2'))).toEqual(['Flora Q.', 'Dana Q.']);
    expect(await listed('q=%25')).toEqual([]);
    for (const sort of ['newest', 'name', 'progress']) {
      const seen: string[] = [];
      let next: string | undefined = `/api/team/clients?sort=${sort}&q=quist&limit=2`;
      while (next) {
        const page = await admin.get(next);
        seen.push(...names(page.body));
        next = /<([^>]+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
      }
      expect(seen.toSorted()).toEqual(['Ada Q.', 'Bela Q.', 'Cora Q.', 'Dana Q.', 'Edda Q.', 'Flora Q.']);
    }
    for (const wrong of ['phase=lost', 'sort=money', 'assigned=maybe', 'after=1', 'limit=0', 'x=1'])
      expect([wrong, (await admin.get(`/api/team/clients?${wrong}`)).status]).toEqual([wrong, 422]);
  });

  it('is a file of exactly the rows that it shows', async () => {
    const file = await admin.get('/api/team/clients.csv?q=quist&phase=assessment&sort=name');
    expect(file.headers['content-type']).toBe('text/csv; charset=utf-8');
    const [head, ...lines] = file.text.trimEnd().split('\r\n');
    expect(head).toBe('Client,Phase,Set by the team,Labors of 12,Practitioner,Suspended,Sample');
    const shown = await listed('q=quist&phase=assessment&sort=name');
    expect(lines.map((line) => line.split(',')[0])).toEqual(names(shown));
    expect(await app.knex('audit_log').where({ action: 'clients.exported', actor: admin.userId })).toHaveLength(1);
  });

  it('says how many there are in each phase, and who has nobody', async () => {
    await matched(app.knex, person(1), practitioner);
    expect(names(await listed('assigned=yes'))).toEqual(['Bela Q.']);
    expect(await listed('assigned=no&q=quist')).toHaveLength(5);
    const { body } = await admin.get('/api/team/clients/counts?q=quist');
    expect(body).toEqual({
      byPhase: { intake: 1, assessment: 3, matching: 1, experience: 0, aftercare: 1 },
      closed: 0,
    });
  });

  it('tells a practitioner’s filters nothing that is not open', async () => {
    expect(await listed('q=bela', practitioner)).toEqual([]);
    expect(await listed('phase=assessment', practitioner)).toEqual([]);
    expect((await practitioner.get('/api/team/clients/counts')).body).toMatchObject({ closed: 1 });
    await opened(person(1), await matched(app.knex, person(1), practitioner), ['contact']);
    expect(names(await listed('q=bela&phase=assessment', practitioner))).toEqual(['Bela Quist']);
    expect(await listed('assigned=no', practitioner)).toEqual([]);
  });
});

describe('one client', () => {
  it('is shown with history and with what is open, each reading of an admin on record', async () => {
    const { userId } = person(1);
    const path = `/api/team/clients/${userId}`;
    const version = await inPhase(app.knex, userId, 'assessment');
    await admin.patch(`${path}/phase`, { phase: 'intake' }, { 'if-match': `"${version}"` });
    const seen = await admin.get(path);
    expect(seen.body).toMatchObject({
      name: 'Bela Q.',
      practitioners: ['Test Practitioner'],
      opened: null,
      history: [{ from: 'assessment', to: 'intake', by: expect.any(String), at: expect.any(String) }],
    });
    expect(seen.headers.etag).toBe(`"${version + 1}"`);
    expect(await app.knex('audit_log').where({ action: 'client.viewed', subject: userId })).toHaveLength(1);
    const own = (await practitioner.get(path)).body;
    expect(own).toMatchObject({ name: 'Bela Quist', opened: { segments: ['contact'] } });
    expect((await practitioner.get(`/api/team/clients/${person(2).userId}`)).status).toBe(404);
  });
});
