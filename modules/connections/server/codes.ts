import { createHash, randomBytes } from 'node:crypto';
import { domainToASCII } from 'node:url';

/** 256 random bits for the link of an invitation. */
export const newCode = (): string => randomBytes(32).toString('base64url');

/** True for texts that `newCode` can have made; anything else need not be looked up. */
export const isCode = (text: string): boolean => /^[A-Za-z0-9_-]{43}$/.test(text);

/** What is stored of codes and addresses. */
export const hashOf = (text: string): string => createHash('sha256').update(text).digest('hex');

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The form in which addresses of accounts are stored, so that both compare; null when no mail could arrive. */
export const mailAddress = (typed: string): string | null => {
  const text = typed.trim();
  const at = text.indexOf('@');
  if (at < 1 || at > 64 || text.length > 254 || !local.test(text.slice(0, at))) return null;
  const ascii = domainToASCII(text.slice(at + 1)).toLowerCase();
  return domain.test(ascii) && ascii.length <= 189 ? `${text.slice(0, at).toLowerCase()}@${ascii}` : null;
};
