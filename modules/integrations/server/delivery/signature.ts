import { createHmac, randomBytes } from 'node:crypto';

const secretPrefix = 'whsec_';

/** A secret as Standard Webhooks write it: 256 random bits. */
export const createSecret = (): string => `${secretPrefix}${randomBytes(32).toString('base64')}`;

/** The headers of a message (Standard Webhooks 1.0): each secret gives one signature, so that both sides can change theirs in turn. */
export const signMessage = (
  secrets: readonly string[],
  { id, seconds, body }: { readonly id: string; readonly seconds: number; readonly body: string },
): Readonly<Record<string, string>> => {
  const signed = `${id}.${seconds}.${body}`;
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.slice(secretPrefix.length), 'base64');
    return `v1,${createHmac('sha256', key).update(signed).digest('base64')}`;
  });
  return { 'webhook-id': id, 'webhook-timestamp': String(seconds), 'webhook-signature': signatures.join(' ') };
};
