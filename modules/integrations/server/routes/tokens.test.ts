import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { type TestApp, testApp } from '#core/testing/app';
import { type Client, createClient } from '#core/testing/client';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 180_000 });

let app: TestApp;
let admin: Client;
beforeAll(async () => {
  app = await testApp();
  admin = await app.as('admin', { firstName: 'Ada', lastName: 'Stern' });
});
afterAll(() => app.stop());

const tokensPath = '/api/integrations/tokens';
const make = async (scopes: readonly string[], by = admin): Promise<{ id: string; token: string }> => {
  const { status, body } = await by.post(tokensPath, { name: 'Accounting', scopes, validDays: 30 });
  expect([status, body.detail]).toEqual([201, undefined]);
  return body;
};
const bearer = (token: string) => ({ authorization: `Bearer ${token}` });
/** A caller without any cookie. */
const other = () => createClient(app.url);
const read = async (token: string, path = '/api/team/clients') => other().get(path, bearer(token));

describe('API tokens', () => {
  it('offer the scopes that routes declare, none of which leads to what people wrote', async () => {
    const { body } = await admin.get('/api/integrations/scopes');
    expect(body.map(({ scope }: { scope: string }) => scope)).toEqual([
      'articles.read',
      'bookings.read',
      'clients.read',
      'invoices.read',
      'offers.read',
      'practitioners.read',
      'retreats.read',
    ]);
    const routes = body.flatMap((one: { routes: string[] }) => one.routes).join(' ');
    expect(routes).not.toMatch(/labor|intake|synthes|segment|medical|message|profile|note|consultation/i);
    expect((await (await app.as('practitioner')).get('/api/integrations/scopes')).status).toBe(403);
  });

  it('are shown once and stored as a digest', async () => {
    const made = await make(['clients.read']);
    expect(made.token).toMatch(/^hedo_[\w-]{43}$/);
    const list = await admin.get(tokensPath);
    const shown = list.body.find(({ id }: { id: string }) => id === made.id);
    expect(shown).toMatchObject({
      state: 'valid',
      prefix: made.token.slice(0, 12),
      createdBy: 'Ada Stern',
      lastUsedAt: null,
    });
    const { rows } = await app.knex.raw('select t::text as row from api_tokens t');
    for (const text of [list.text, JSON.stringify(rows), ...app.logged])
      expect(text).not.toContain(made.token.slice(12));
    const audit = await app.knex('audit_log').where({ action: 'integrations.token-made' }).first();
    expect(JSON.stringify(audit)).not.toContain(made.token.slice(12));
  });

  it('read what their scope names and nothing else', async () => {
    const { token } = await make(['clients.read']);
    expect((await read(token)).status).toBe(200);
    for (const path of [
      '/api/studio/offers',
      '/api/team/clients/counts',
      '/api/articles',
      '/api/auth/user',
      tokensPath,
    ]) {
      const { status, body } = await read(token, path);
      expect([path, status, body.code]).toEqual([path, 403, 'token-scope']);
    }
    const writing = await other().post(tokensPath, { name: 'x', scopes: [], validDays: 30 }, bearer(token));
    expect([writing.status, writing.body.code]).toEqual([403, 'token-scope']);
    const bare = await make([]);
    expect((await read(bare.token)).status).toBe(403);
    const wrong = await admin.post(tokensPath, { name: 'x', scopes: ['labors.read'], validDays: 30 });
    expect([wrong.status, wrong.body.fields[0].path]).toEqual([422, 'scopes']);
  });

  it('read public pages as a visitor does', async () => {
    const { token } = await make(['articles.read']);
    const { status, body } = await read(token, '/api/articles');
    expect([status, body]).toEqual([200, (await other().get('/api/articles')).body]);
  });

  it('end at once when revoked, expired, or when their maker may no longer read', async () => {
    const revoked = await make(['clients.read']);
    expect((await read(revoked.token)).status).toBe(200);
    expect((await admin.delete(`${tokensPath}/${revoked.id}`)).status).toBe(204);
    const answer = await read(revoked.token);
    expect([answer.status, answer.body.code]).toEqual([401, 'token-invalid']);
    expect(answer.headers['www-authenticate']).toContain('Bearer');

    const expired = await make(['clients.read']);
    await app
      .knex('api_tokens')
      .where({ id: expired.id })
      .update({ expires_at: new Date(Date.now() - 1000) });
    expect((await read(expired.token)).status).toBe(401);

    const second = await app.as('admin');
    const owned = await make(['clients.read', 'invoices.read'], second);
    expect((await read(owned.token, '/api/studio/money/documents')).status).toBe(200);
    await app.knex('users').where({ id: second.userId }).update({ role: 'practitioner' });
    expect((await read(owned.token, '/api/studio/money/documents')).status).toBe(403);
    await app.knex('users').where({ id: second.userId }).update({ suspended_at: new Date() });
    expect((await read(owned.token)).status).toBe(401);
    expect((await admin.delete(`${tokensPath}/00000000-0000-4000-8000-000000000000`)).status).toBe(404);
  });

  it('are read from the header alone, and never mix with a session', async () => {
    const { token } = await make(['clients.read']);
    expect((await other().get(`/api/team/clients?access_token=${token}`)).status).not.toBe(200);
    expect((await other().get('/api/team/clients', { cookie: `session=${token}` })).status).toBe(401);
    // A signed-in admin who sends a token has that token's rights, not the sum of both.
    expect((await admin.get('/api/studio/offers', bearer(token))).status).toBe(403);
    expect((await admin.get('/api/studio/offers', bearer('hedo_unknown'))).status).toBe(401);
    const odd = [
      `Bearer ${token} x`,
      `Bearer ${token},Bearer ${token}`,
      `Basic ${token}`,
      token,
      `Bearer ${token.toUpperCase()}`,
    ];
    for (const authorization of odd) {
      const { status } = await other().get('/api/team/clients', { authorization });
      expect([authorization.replace(token, '…'), status]).toEqual([authorization.replace(token, '…'), 401]);
    }
    expect((await other().get('/api/team/clients', { authorization: `bearer  ${token}` })).status).toBe(200);
  });

  it('are described where the interface is', async () => {
    const { body } = await other().get('/api/openapi.json');
    expect(body.components.securitySchemes.token).toMatchObject({ type: 'http', scheme: 'bearer' });
    const operation = body.paths['/api/team/clients'].get;
    expect([operation['x-token-scope'], operation.security]).toEqual([
      'clients.read',
      [{ session: [] }, { token: [] }],
    ]);
    expect(body.paths[tokensPath].post.security).toBeUndefined();
  });
});

describe('calls of one token', () => {
  it('are limited, for each token by itself', async () => {
    const limited = await testApp({ modules: ['integrations'], limits: true });
    try {
      const by = await limited.as('admin');
      const tokens = await Promise.all(
        [1, 2].map(async () => (await by.post(tokensPath, { name: 'x', scopes: [], validDays: 30 })).body.token),
      );
      const call = async (token: string) =>
        (await createClient(limited.url).get('/api/integrations/scopes', bearer(token))).status;
      const statuses = new Set<number>();
      for (let n = 0; n < 121; n += 1) statuses.add(await call(tokens[0]));
      expect([...statuses]).toEqual([403, 429]);
      expect(await call(tokens[1])).toBe(403);
    } finally {
      await limited.stop();
    }
  });
});
