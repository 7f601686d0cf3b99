import { domainToASCII } from 'node:url';

const local = /^[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[A-Za-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domain = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;

/** The form in which addresses of accounts are stored, so that both compare: lower case, domain in punycode. Null when no mail could arrive. */
export const mailAddress = (typed: string | null | undefined): string | null => {
  const text = (typed ?? '').trim();
  const at = text.indexOf('@');
  if (at < 1 || at > 64 || text.length > 254 || !local.test(text.slice(0, at))) return null;
  const ascii = domainToASCII(text.slice(at + 1)).toLowerCase();
  return domain.test(ascii) && ascii.length <= 189 ? `${text.slice(0, at).toLowerCase()}@${ascii}` : null;
};
