import { hkdfSync } from 'node:crypto';
import { sign } from './tokens';

/**
 * What counters and records keep in place of an address: a keyed hash, so that a copy of the database alone says nothing about who
 * tried to sign in, with an account or without. Made from the root key, so it is the same in every process.
 */
export type AddressHash = (address: string) => string;

export const createAddressHash = (root: Buffer): AddressHash => {
  const key = Buffer.from(hkdfSync('sha256', root, '', 'hedo address hash', 32));
  return (address) => sign(key, 'address', address);
};
