import { lookup } from 'node:dns/promises';
import ipaddr from 'ipaddr.js';

/** Why a message was not sent: a sentence for staff. */
export class Undeliverable extends Error {}

/** Whether an address is of the public internet; those of IPv4 written as IPv6 count as what they are. */
export const isPublicAddress = (address: string): boolean => {
  try {
    return ipaddr.process(address).range() === 'unicast';
  } catch {
    return false;
  }
};

/** What is wrong with an address that was typed, as a sentence; null when nothing is. Where it leads is looked up at each delivery. */
export const findUrlFault = (typed: string, allowPrivate: boolean): string | null => {
  const url = URL.canParse(typed) ? new URL(typed) : null;
  const protocols = allowPrivate ? ['https:', 'http:'] : ['https:'];
  if (!url || !protocols.includes(url.protocol)) return 'Enter a whole web address that begins with https://.';
  if (url.username || url.password) return 'Leave name and password out of the address. Messages are signed instead.';
  if (url.hash) return 'Leave out what follows the #.';
  const host = url.hostname.replace(/^\[|\]$/g, '');
  if (allowPrivate) return null;
  if (
    ipaddr.isValid(host) ? !isPublicAddress(host) : !host.includes('.') || /\.(local|internal|localhost)\.?$/.test(host)
  )
    return 'This address leads into a private network. Enter one of the public internet.';
  return null;
};

/** An address of a host to which a connection may be made. Throws when one of its addresses is private: a name may lead to several. */
export const resolvePublic = async (
  host: string,
  allowPrivate: boolean,
): Promise<{ readonly address: string; readonly family: number }> => {
  const bare = host.replace(/^\[|\]$/g, '');
  const found = await lookup(bare, { all: true, verbatim: true }).catch(() => []);
  const [first] = found;
  if (!first) throw new Undeliverable('The name of the host is not known.');
  if (!allowPrivate && found.some(({ address }) => !isPublicAddress(address)))
    throw new Undeliverable('The host leads into a private network, so nothing was sent.');
  return first;
};
