import type { IncomingHttpHeaders } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { withSamples } from '../../testing/factory';
import { Practitioner } from '../models/practitioner';
import { toPractitionerView } from '../views/practitioner';

describe.each([true, false])('the list that the database writes, with named statements: %s', (namedStatements) => {
  let app: TestApp;
  beforeAll(async () => {
    app = await testApp({ modules: ['labors', 'profile', 'matching'], config: { namedStatements } });
    await withSamples(app);
    const odd = {
      name: 'Anna "Ann" \\ O\'Neil ‹é›\n☾',
      approach: null,
      specializations: [],
      languages: ['a,b', '{"c"}'],
    };
    const one = await app.knex('practitioners').orderBy('id').offset(3).first('id');
    await app.knex('practitioners').where(one).update(odd);
  });
  afterAll(() => app.stop());

  it('is the one that the model shows, with the same next page', async () => {
    const client = await app.as('client');
    const all = (await Practitioner.query(app.knex).orderBy('id')).map(toPractitionerView);
    for (const limit of [1, 7, 23, 24, 25, 100])
      for (const after of [-1, 2, 22, 23]) {
        const cursor = all[after]?.id;
        const { status, headers, body } = await client.get(
          `/api/practitioners?limit=${limit}${cursor ? `&cursor=${cursor}` : ''}`,
        );
        expect(status).toBe(200);
        const rest = all.slice(after + 1);
        expect(body).toEqual(rest.slice(0, limit));
        const last = rest[limit - 1]?.id;
        expect(headers.link).toBe(
          rest.length > limit ? `</api/practitioners?limit=${limit}&cursor=${last}>; rel="next"` : undefined,
        );
      }
    expect((await client.get('/api/practitioners')).body).toEqual(all);
    expect((await client.get('/api/practitioners?limit=0')).status).toBe(422);
    expect((await client.get('/api/practitioners?cursor=x')).status).toBe(422);
  });

  it('is answered as every other way of asking for it is', async () => {
    const client = await app.as('client');
    const known = ({ date, 'x-request-id': id, 'content-security-policy': policy, ...rest }: IncomingHttpHeaders) => ({
      ...rest,
      policy: String(policy).replace(/'nonce-[^']+'/, ''),
      names: [date, id].map((value) => typeof value),
    });
    const [hot, ordinary] = [
      await client.get('/api/practitioners?limit=3'),
      await client.get('/api/practitioners?limit=3', { 'If-Match': '*' }),
    ];
    expect([hot.status, hot.body, known(hot.headers)]).toEqual([
      ordinary.status,
      ordinary.body,
      known(ordinary.headers),
    ]);
    expect(hot.headers['content-security-policy']).toContain("'nonce-");
    expect((await client.head('/api/practitioners?limit=3')).status).toBe(ordinary.status);
  });

  it('is refused from the next request on once the session ended or the account is suspended', async () => {
    const visitor = await app.as('anon');
    expect((await visitor.get('/api/practitioners?limit=0')).status).toBe(401);
    const [signedOut, suspended] = [await app.as('client'), await app.as('client')];
    for (const client of [signedOut, suspended])
      expect((await client.get('/api/practitioners?limit=1')).status).toBe(200);
    await app.knex('sessions').where({ user_id: signedOut.userId }).delete();
    await app.knex('users').where({ id: suspended.userId }).update({ suspended_at: app.knex.fn.now() });
    for (const client of [signedOut, suspended])
      expect((await client.get('/api/practitioners?limit=1')).status).toBe(401);
  });
});
