import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

/** What a test may do differently from an honest authenticator and browser. */
interface Lies {
  readonly origin?: string;
  readonly rpId?: string;
  /** The person was not verified by the device. */
  readonly unverified?: true;
  readonly counter?: number;
  readonly userHandle?: string;
  readonly type?: string;
}

const encodeHead = (kind: number, value: number): Buffer =>
  value < 24
    ? Buffer.from([(kind << 5) | value])
    : value < 256
      ? Buffer.from([(kind << 5) | 24, value])
      : Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
type Cbor = number | string | Buffer | ReadonlyMap<number | string, Cbor>;
const encodeCbor = (value: Cbor): Buffer => {
  if (typeof value === 'number') return value >= 0 ? encodeHead(0, value) : encodeHead(1, -1 - value);
  if (typeof value === 'string') return Buffer.concat([encodeHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (Buffer.isBuffer(value)) return Buffer.concat([encodeHead(2, value.length), value]);
  return Buffer.concat([
    encodeHead(5, value.size),
    ...[...value].flatMap(([key, item]) => [encodeCbor(key), encodeCbor(item)]),
  ]);
};
const sha256 = (data: string | Buffer): Buffer => createHash('sha256').update(data).digest();
const toText = (data: Buffer): string => data.toString('base64url');

/** A passkey in software, as a browser on `origin` hands it over. */
export const createAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const credentialId = randomBytes(32);
  const id = toText(credentialId);
  const own = { rpId: new URL(origin).hostname, origin };
  let counter = 0;
  let user = '';

  const clientData = (type: string, challenge: string, lies: Lies): Buffer =>
    Buffer.from(
      JSON.stringify({ type: lies.type ?? type, challenge, origin: lies.origin ?? own.origin, crossOrigin: false }),
    );
  const authenticatorData = (lies: Lies, attested: Buffer | null): Buffer => {
    const flags = 1 | (lies.unverified ? 0 : 4) | (attested ? 64 : 0);
    const count = Buffer.alloc(4);
    count.writeUInt32BE(lies.counter ?? counter);
    return Buffer.concat([sha256(lies.rpId ?? own.rpId), Buffer.from([flags]), count, attested ?? Buffer.alloc(0)]);
  };
  return {
    id,
    /** Makes the passkey for the options of the server. */
    create: (options: { readonly challenge: string; readonly user: { readonly id: string } }, lies: Lies = {}) => {
      user = options.user.id;
      const key = new Map<number, Cbor>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const attested = Buffer.concat([Buffer.alloc(16), length, credentialId, encodeCbor(key)]);
      const attestation = new Map<string, Cbor>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authenticatorData(lies, attested)],
      ]);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: toText(clientData('webauthn.create', options.challenge, lies)),
          attestationObject: toText(encodeCbor(attestation)),
          transports: ['internal'],
        },
      };
    },
    /** Signs a challenge; counts on by one each time. */
    get: (options: { readonly challenge: string }, lies: Lies = {}) => {
      counter += 1;
      const data = authenticatorData(lies, null);
      const client = clientData('webauthn.get', options.challenge, lies);
      return {
        ...{ id, rawId: id, type: 'public-key' as const },
        response: {
          clientDataJSON: toText(client),
          authenticatorData: toText(data),
          signature: toText(sign('sha256', Buffer.concat([data, sha256(client)]), privateKey)),
          userHandle: lies.userHandle ?? user,
        },
      };
    },
  };
};
/** See `createAuthenticator`. */
export type Authenticator = ReturnType<typeof createAuthenticator>;
