import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { Knex } from 'knex';
import { decrypt, encrypt } from '../vault/cipher';
import { serverKeyContext } from '../vault/root-key';

/** Private RSA key as JWK, with `kid`, `use` and `alg`. */
type SigningKey = Readonly<Record<string, string>> & { readonly kid: string };

/** Everything sign-in must remember over restarts. */
export interface ServerKeys {
  readonly signing: SigningKey;
  /** Signs the provider's cookies. */
  readonly cookies: string;
  /** Secret of our own client at the embedded provider. */
  readonly client: string;
  /** Key of the marks that known devices carry. */
  readonly devices: Buffer;
}

const keep = async (knex: Knex, root: Buffer, id: string, make: () => Promise<Buffer>): Promise<Buffer> => {
  const read = async (): Promise<Buffer | null> => {
    const row = await knex('server_keys').where({ id }).first<{ sealed: Buffer } | undefined>('sealed');
    return row ? decrypt(root, serverKeyContext(id), row.sealed) : null;
  };
  const stored = await read();
  if (stored) return stored;
  // Of several processes starting at once, the first row stays and all read it.
  await knex('server_keys')
    .insert({ id, sealed: encrypt(root, serverKeyContext(id), await make()) })
    .onConflict('id')
    .ignore();
  const made = await read();
  if (!made) throw new Error(`server key ${id} could not be stored`);
  return made;
};

/** Where the key is stored that signs tokens. */
export const signingKeyId = 'oidc-signing';

/** A new key for tokens, a fifth of a second of work. */
export const makeSigningKey = async (): Promise<Buffer> => {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const kid = randomBytes(8).toString('hex');
  return Buffer.from(JSON.stringify({ ...privateKey.export({ format: 'jwk' }), kid, use: 'sig', alg: 'RS256' }));
};
const makeSecret = (): Promise<Buffer> => Promise.resolve(randomBytes(32));

/** Reads the keys, making those that do not exist yet. */
export const loadServerKeys = async (knex: Knex, root: Buffer): Promise<ServerKeys> => {
  const secret = (id: string) => keep(knex, root, id, makeSecret);
  return {
    signing: JSON.parse((await keep(knex, root, signingKeyId, makeSigningKey)).toString('utf8')) as SigningKey,
    cookies: (await secret('cookies')).toString('base64url'),
    client: (await secret('oidc-client')).toString('base64url'),
    devices: await secret('devices'),
  };
};
