import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';

/** 256 random bits for cookies, tickets and links. */
export const newToken = (): string => randomBytes(32).toString('base64url');

/** True for texts that `newToken` can have made; anything else need not be looked up. */
export const isToken = (value: unknown): value is string =>
  typeof value === 'string' && /^[A-Za-z0-9_-]{43}$/.test(value);

/** What is stored in place of a token: stolen rows open nothing. */
export const hashToken = (token: string): string => hash('sha256', token, 'base64url');

/** Keyed hash over several parts, each delimited by its length. */
export const sign = (key: Buffer, ...parts: readonly string[]): string => {
  const mac = createHmac('sha256', key);
  for (const part of parts) mac.update(`${Buffer.byteLength(part)}:${part}`);
  return mac.digest('base64url');
};

/** Compares without telling by its time where the texts differ. */
export const sameText = (a: string, b: string): boolean => {
  const [left, right] = [Buffer.from(a), Buffer.from(b)];
  return left.length === right.length && timingSafeEqual(left, right);
};
