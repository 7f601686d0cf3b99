import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface TransitServer {
  readonly url: string;
  /** How many requests came. */
  readonly requests: number;
  /** What the next requests get instead: a status, or no answer. */
  fail(how: number | 'hang' | null): void;
  stop(): Promise<void>;
}

const readJson = async (request: IncomingMessage): Promise<Record<string, string>> => {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return JSON.parse(Buffer.concat(parts).toString()) as Record<string, string>;
};

/** Speaks encrypt and decrypt of Vault's transit engine, with one token and one key named `hedo`. */
export const startTransitServer = async (token: string): Promise<TransitServer> => {
  const key = randomBytes(32);
  let failure: number | 'hang' | null = null;
  let requests = 0;
  const encrypt = (plaintext: string): string => {
    const iv = randomBytes(12);
    const cipher = createCipheriv('aes-256-gcm', key, iv);
    const body = Buffer.concat([cipher.update(Buffer.from(plaintext, 'base64')), cipher.final()]);
    return `vault:v1:${Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64')}`;
  };
  const decrypt = (ciphertext: string): string => {
    const bytes = Buffer.from(ciphertext.slice('vault:v1:'.length), 'base64');
    const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12)).setAuthTag(bytes.subarray(12, 28));
    return Buffer.concat([decipher.update(bytes.subarray(28)), decipher.final()]).toString('base64');
  };
  const answer = async (request: IncomingMessage): Promise<readonly [number, object]> => {
    if (typeof failure === 'number') return [failure, { errors: ['failed on purpose'] }];
    if (request.headers['x-vault-token'] !== token) return [403, { errors: ['permission denied'] }];
    const [, action] = /^\/v1\/transit\/(encrypt|decrypt)\/hedo$/.exec(request.url ?? '') ?? [];
    const body = await readJson(request);
    if (action === 'encrypt') return [200, { data: { ciphertext: encrypt(body.plaintext ?? ''), key_version: 1 } }];
    if (action !== 'decrypt') return [404, { errors: [] }];
    try {
      return [200, { data: { plaintext: decrypt(body.ciphertext ?? '') } }];
    } catch {
      return [400, { errors: ['invalid ciphertext: unable to decrypt'] }];
    }
  };
  const server = createServer((request, response) => {
    requests += 1;
    if (failure === 'hang') return;
    answer(request).then(
      ([status, body]) => response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body)),
      () => response.destroy(),
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    get requests() {
      return requests;
    },
    fail: (how) => {
      failure = how;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
