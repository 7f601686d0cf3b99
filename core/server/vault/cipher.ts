import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const version = 1;
const ivBytes = 12;
const tagBytes = 16;

/** AES-256-GCM: version byte, 12-byte nonce, 16-byte tag, ciphertext. `place` is authenticated, not stored. */
export const encrypt = (key: Buffer, context: string, plain: string | Uint8Array): Buffer => {
  const iv = randomBytes(ivBytes);
  const cipher = createCipheriv('aes-256-gcm', key, iv).setAAD(Buffer.from(context));
  const body = Buffer.concat([cipher.update(typeof plain === 'string' ? Buffer.from(plain) : plain), cipher.final()]);
  return Buffer.concat([Buffer.from([version]), iv, cipher.getAuthTag(), body]);
};

/** Throws when the key, the place or a single bit differs. */
export const decrypt = (key: Buffer, context: string, sealed: Uint8Array): Buffer => {
  const bytes = Buffer.from(sealed);
  if (bytes[0] !== version) throw new Error('sealed value of an unknown version');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(1, 1 + ivBytes))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(1 + ivBytes, 1 + ivBytes + tagBytes));
  return Buffer.concat([decipher.update(bytes.subarray(1 + ivBytes + tagBytes)), decipher.final()]);
};
