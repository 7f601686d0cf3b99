import { createPrivateKey, createPublicKey, sign, verify } from 'node:crypto';
import type { Publishers, Release } from './release-format';
import { ReleaseProblem } from './release-problem';

/** Why a release does not count as its publisher's; null when it does. One signature over `module.json` covers all its files. */
export const findSignatureFault = (
  { publisher }: Release,
  descriptor: string,
  signature: string | null,
  publishers: Publishers | null,
): string | null => {
  if (!publishers) return null;
  const keys = Object.hasOwn(publishers, publisher) ? (publishers[publisher]?.keys ?? []) : [];
  if (signature === null) return 'it is not signed';
  const bytes = Buffer.from(signature.trim(), 'base64');
  const isRight = keys.some((key) => {
    try {
      return verify(null, Buffer.from(descriptor), createPublicKey(key), bytes);
    } catch {
      return false;
    }
  });
  return isRight ? null : `its signature is not one of "${publisher}"`;
};

/** The signature of `module.json` by a private key in PEM. */
export const signDescriptor = (descriptor: Uint8Array, pem: string): string => {
  const key = ((): ReturnType<typeof createPrivateKey> => {
    try {
      return createPrivateKey(pem);
    } catch {
      throw new ReleaseProblem('The key file holds no private key. Make one: openssl genpkey -algorithm ed25519');
    }
  })();
  if (key.asymmetricKeyType !== 'ed25519')
    throw new ReleaseProblem('The key is not an ed25519 key. Make one: openssl genpkey -algorithm ed25519');
  return sign(null, descriptor, key).toString('base64');
};
