const localPart = /^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*$/;
const domainPart = /^(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z][a-z0-9-]{0,61}[a-z0-9]$/;
const forbidden = /[\s/\\:?#@%[\]<>]/;

const asciiDomain = (domain: string): string | null => {
  if (forbidden.test(domain)) return null;
  try {
    return new URL(`http://${domain}`).hostname;
  } catch {
    return null;
  }
};

/**
 * The one form under which an address is stored and compared: ASCII local part in lower case, domain in punycode.
 * Null when the text is no address we accept. Other letters in the local part are refused, not folded: two people
 * whose addresses look alike must never share an account.
 */
export const canonicalEmail = (text: string): string | null => {
  if (text.length > 254) return null;
  const at = text.indexOf('@');
  if (at < 1 || at > 64) return null;
  // Checked before lower-casing: some letters outside ASCII (the Kelvin sign) have an ASCII lower case.
  if (/[^\x21-\x7e]/.test(text.slice(0, at))) return null;
  const local = text.slice(0, at).toLowerCase();
  const domain = asciiDomain(text.slice(at + 1));
  if (domain === null || domain.length > 253 || !domainPart.test(domain) || !localPart.test(local)) return null;
  return `${local}@${domain}`;
};
