import { createLocalJWKSet, exportJWK, generateKeyPair, type JWTPayload, SignJWT } from 'jose';
import { beforeAll, expect, it } from 'vitest';
import { readIdToken } from './id-token';

const issuer = 'https://accounts.example';
const clientId = 'hedo';
const claims = { sub: 'ada-1', nonce: 'n-1', email: 'ada@example.org', email_verified: true, name: 'Ada Byron King' };

let sign: (more?: JWTPayload, audience?: string | string[]) => Promise<string>;
let keys: ReturnType<typeof createLocalJWKSet>;
beforeAll(async () => {
  const { privateKey, publicKey } = await generateKeyPair('ES256');
  keys = createLocalJWKSet({ keys: [{ ...(await exportJWK(publicKey)), alg: 'ES256' }] });
  sign = (more = {}, audience = clientId) =>
    new SignJWT({ iss: issuer, exp: Math.floor(Date.now() / 1000) + 300, ...claims, ...more })
      .setProtectedHeader({ alg: 'ES256' })
      .setIssuedAt()
      .setAudience(audience)
      .sign(privateKey);
});
const read = (token: unknown) => readIdToken(token, { issuer, clientId, keys, nonce: 'n-1' });

it('reads who signed in', async () => {
  const person = {
    sub: 'ada-1',
    email: 'ada@example.org',
    emailVerified: true,
    firstName: 'Ada Byron',
    lastName: 'King',
  };
  expect(await read(await sign())).toEqual({ issuer, ...person });
  expect(await read(await sign({ azp: clientId }, [clientId, 'another']))).toMatchObject({ sub: 'ada-1' });
});

it('refuses a token for another audience, and one for several that names another party', async () => {
  await expect(read(await sign({}, 'another'))).rejects.toThrow(/"aud"/);
  await expect(read(await sign({}, ['another', 'third']))).rejects.toThrow(/"aud"/);
  await expect(read(await sign({ azp: 'another' }, [clientId, 'another']))).rejects.toThrow('another party');
  await expect(read(await sign({}, [clientId, 'another']))).rejects.toThrow('another party');
});

it('refuses one of another issuer, of another sign-in, that has expired, or that names nobody', async () => {
  await expect(read(await sign({ iss: 'https://evil.example' }))).rejects.toThrow(/"iss"/);
  await expect(read(await sign({ nonce: 'n-2' }))).rejects.toThrow('nonce mismatch');
  await expect(read(await sign({ exp: Math.floor(Date.now() / 1000) - 60 }))).rejects.toThrow(/"exp"/);
  await expect(read(await sign({ sub: '' }))).rejects.toThrow('names nobody');
  await expect(read(await sign({ sub: 'x'.repeat(256) }))).rejects.toThrow('names nobody');
});

it('refuses one that our own secret, nobody, or another key signed', async () => {
  const own = await new SignJWT({ iss: issuer, ...claims })
    .setProtectedHeader({ alg: 'HS256' })
    .setIssuedAt()
    .setExpirationTime('5m')
    .setAudience(clientId)
    .sign(new TextEncoder().encode('the client secret of this product'));
  await expect(read(own)).rejects.toThrow();
  const [, payload] = (await sign()).split('.');
  const header = Buffer.from(JSON.stringify({ alg: 'none' })).toString('base64url');
  await expect(read(`${header}.${payload}.`)).rejects.toThrow();
  const { privateKey } = await generateKeyPair('ES256');
  const foreign = new SignJWT({ iss: issuer, ...claims }).setProtectedHeader({ alg: 'ES256' }).setIssuedAt();
  await expect(read(await foreign.setExpirationTime('5m').setAudience(clientId).sign(privateKey))).rejects.toThrow(
    /signature/,
  );
  await expect(read(undefined)).rejects.toThrow('no id_token');
});
