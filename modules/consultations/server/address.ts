import { domainToASCII } from 'node:url';

const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** An address as mail is sent to it: domain in lower case and punycode. Null when no mail could arrive there. */
export const mailAddress = (typed: string): string | null => {
  const at = typed.lastIndexOf('@');
  const ascii = domainToASCII(typed.slice(at + 1));
  return domain.test(ascii) && ascii.length <= 189 ? `${typed.slice(0, at)}@${ascii}` : null;
};
