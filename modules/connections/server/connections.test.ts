import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import type { Client } from '#core/testing/client';
import { aChartedClient } from '#modules/profile/testing/factory';
import { aConnection, accept, aReceivedInvitation, chartOf, end, listOf, stateFor } from '../testing/factory';

let app: TestApp;
let ann: Client;
let ben: Client;
let eve: Client;
beforeAll(async () => {
  app = await testApp({ modules: ['administration', 'connections'] });
  ann = await aChartedClient(app);
  ben = await aChartedClient(app, { birthDate: '1971-07-02', birthTime: '18:40' });
  eve = await aChartedClient(app);
});
afterAll(() => app.stop());

describe('two who agreed', () => {
  it('see gates, planets, channels and centres of each other, and nothing of a birth', async () => {
    const id = await aConnection(ann, ben);
    const { status, body, text } = await chartOf(ann, id);
    expect([status, body.name, body.standing]).toEqual([200, 'Test P.', { mine: 'whole', theirs: 'whole' }]);
    const own = (await ben.get('/api/holistic-profiles/me')).body.chart;
    expect(body.theirs.channels).toEqual(own.humanDesign.channels);
    expect(body.theirs.centers).toEqual(own.humanDesign.centers);
    expect(body.theirs.design.Moon).toEqual({ gate: own.humanDesign.design.Moon.gate, line: null });
    expect(text).not.toMatch(/1971|longitude|utc|sweep|birth|line":\d|place/i);
    expect(Object.keys(body.theirs).toSorted()).toEqual(['centers', 'channels', 'design', 'personality']);
    const back = (await chartOf(ben, id)).body;
    const turned = back.channels.map((one: { mine: number[]; theirs: number[] }) => ({
      ...one,
      mine: one.theirs,
      theirs: one.mine,
    }));
    expect(turned).toEqual(body.channels);
    expect(body.channels.length).toBeGreaterThan(0);
    const consents = await app.knex('connection_consents').where({ connection_id: id });
    expect(consents.map((one) => [one.user_id, one.wording, one.withdrawn_at]).toSorted()).toEqual(
      [ann, ben].map(({ userId }) => [userId, 1, null]).toSorted(),
    );
    expect((await ann.get(`/api/connections/${id}/readings`)).body).toHaveLength(1);
    const page = await ben.get(`/api/connections/${id}/readings?limit=1`);
    expect([page.body.length, page.headers.link]).toEqual([1, undefined]);
    await end(ben, id);
  });

  it('lose it at the next request when either ends it, even while the other reads as fast as it goes', async () => {
    const id = await aConnection(ann, ben);
    let going = true;
    const seen: number[] = [];
    const readers = Array.from({ length: 4 }, async () => {
      while (going) seen.push((await chartOf(ann, id)).status);
    });
    try {
      await expect.poll(() => seen.filter((status) => status === 200).length, { timeout: 20_000 }).toBeGreaterThan(5);
      expect((await end(ben, id)).status).toBe(204);
      const after = await Promise.all(Array.from({ length: 8 }, () => chartOf(ann, id)));
      expect(new Set(after.map(({ status }) => status))).toEqual(new Set([404]));
    } finally {
      going = false;
      await Promise.all(readers);
    }
    expect(new Set(seen)).toEqual(new Set([200, 404]));
    const row = await app.knex('connections').where({ id }).first();
    expect(await app.knex('connection_readings').where({ connection_id: id }).where('at', '>', row.closed_at)).toEqual(
      [],
    );
    expect((await listOf(ann)).past[0]).toMatchObject({ id, what: 'ended', by: 'them', name: 'Test P.' });
    expect((await listOf(ben)).past[0]).toMatchObject({ id, what: 'ended', by: 'you' });
    expect((await app.knex('connection_consents').where({ connection_id: id })).every((one) => one.withdrawn_at)).toBe(
      true,
    );
    expect([(await end(ben, id)).status, (await accept(ben, id)).status]).toEqual([404, 404]);
    // What was read stays listed to whom it belongs to, and to nobody else.
    const looks = (client: Client) => client.get(`/api/connections/${id}/readings`);
    expect((await looks(ben)).body.length).toBeGreaterThan(5);
    expect([(await looks(ann)).body, (await looks(eve)).status]).toEqual([[], 404]);
  });

  it('are connected once, however they accept', async () => {
    const [first, second] = [await aReceivedInvitation(ann, ben), await aReceivedInvitation(ben, ann)];
    const answers = await Promise.all([accept(ben, first), accept(ben, first), accept(ann, second)]);
    expect(answers.map(({ status }) => status).filter((status) => status === 200).length).toBeGreaterThan(0);
    const rows = await app.knex('connections').whereIn('id', [first, second]).where({ state: 'accepted' });
    expect(rows).toHaveLength(1);
    expect(await app.knex('connection_consents').where({ connection_id: rows[0].id })).toHaveLength(2);
    const other = rows[0].id === first ? second : first;
    const refused = await accept(rows[0].id === first ? ann : ben, other);
    expect(refused.body.code).toBe('already-connected');
    await end(ann, rows[0].id);
    await end(ann, other);
  });

  it('end up with one outcome when one accepts while the other takes it back', async () => {
    for (let round = 0; round < 6; round++) {
      const id = await aReceivedInvitation(ann, ben);
      const [accepted, withdrawn] = await Promise.all([accept(ben, id), end(ann, id)]);
      expect([200, 404]).toContain(accepted.status);
      expect([204, 404]).toContain(withdrawn.status);
      const row = await app.knex('connections').where({ id }).first();
      expect(['withdrawn', 'ended']).toContain(row.state);
      expect((await chartOf(ben, id)).status).toBe(404);
    }
  });

  it('are parted when one of them joins the team', async () => {
    const mate = await aChartedClient(app);
    const id = await aConnection(ann, mate);
    const admin = await app.as('admin');
    const changed = await admin.patch(`/api/admin/users/${mate.userId}`, { role: 'practitioner' });
    expect(changed.status).toBe(200);
    await app.runJobs();
    expect((await chartOf(ann, id)).status).toBe(404);
    expect((await listOf(ann)).past.find((one) => one.id === id)).toMatchObject({ what: 'ended', by: 'them' });
  });

  it('are parted by a suspension for its time, and for good by the end of an account', async () => {
    const mate = await aChartedClient(app);
    const id = await aConnection(ann, mate);
    await app.knex('users').where({ id: mate.userId }).update({ suspended_at: app.knex.fn.now() });
    expect((await chartOf(ann, id)).status).toBe(404);
    await app.knex('users').where({ id: mate.userId }).update({ suspended_at: null });
    expect((await chartOf(ann, id)).status).toBe(200);
    await app.knex('users').where({ id: mate.userId }).update({ deleted_at: app.knex.fn.now() });
    expect((await chartOf(ann, id)).status).toBe(404);
    expect(await stateFor(ann, id)).toBeUndefined();
    await app.knex.raw("select graphile_worker.add_job('core.erase-account', ?)", [
      JSON.stringify({ userId: mate.userId }),
    ]);
    await app.runJobs();
    expect(await app.knex('connections').where({ id })).toEqual([]);
    const { email } = await app.knex('users').where({ id: ann.userId }).first();
    const subjects = (await app.mails(email)).map(({ subject }) => subject);
    expect(subjects).toContain('A connection was ended');
  });
});

describe('somebody else', () => {
  it('finds nothing by any id at any stage', async () => {
    const practitioner = await app.as('practitioner');
    const admin = await app.as('admin');
    const anon = await app.as('anon');
    const open = await aReceivedInvitation(ann, ben);
    const tried = async (client: Client, id: string) => [
      (await chartOf(client, id)).status,
      (await client.get(`/api/connections/${id}/readings`)).status,
      (await accept(client, id)).status,
      (await client.post(`/api/connections/${id}/decline`, {})).status,
      (await end(client, id)).status,
    ];
    // Before the consent there is nothing to see for either, and the inviter cannot answer.
    expect([(await chartOf(ann, open)).status, (await chartOf(ben, open)).status]).toEqual([404, 404]);
    expect((await accept(ann, open)).body.code).toBe('own-invitation');
    expect((await ann.post(`/api/connections/${open}/decline`, {})).body.code).toBe('own-invitation');
    expect(await tried(eve, open)).toEqual([404, 404, 404, 404, 404]);
    await accept(ben, open);
    expect(await tried(eve, open)).toEqual([404, 404, 404, 404, 404]);
    for (const team of [practitioner, admin]) expect(await tried(team, open)).toEqual([403, 403, 403, 403, 403]);
    expect(await tried(anon, open)).toEqual([401, 401, 401, 401, 401]);
    expect((await listOf(eve)).connections).toEqual([]);
    expect(await stateFor(ann, open)).toBe('accepted');
    expect((await ben.post(`/api/connections/${open}/decline`, {})).body.code).toBe('already-accepted');
    await end(ann, open);
  });
});

describe('a chart of unknown time', () => {
  it('says what is open instead of guessing', async () => {
    const vague = await app.as('client');
    await vague.post('/api/clients', {
      birthDate: '1990-01-01',
      birthTime: null,
      birthTimeUnknown: true,
      placeId: '2950159',
    });
    await vague.post('/api/holistic-profiles', {});
    const id = await aConnection(ann, vague);
    const { body } = await chartOf(ann, id);
    expect(body.standing).toEqual({ mine: 'whole', theirs: 'day' });
    const own = (await vague.get('/api/holistic-profiles/me')).body.chart;
    expect(body.theirs.channels).toEqual(own.sweep.certainChannels);
    expect(body.open.length).toBeGreaterThan(0);
    for (const one of body.open) expect(one.kinds.length).toBeGreaterThan(0);
    for (const { name, theirs, together } of body.centers) {
      expect(theirs).toBe(own.humanDesign.centers[name]);
      if (theirs) expect(together).toBe(true);
    }
  });
});
