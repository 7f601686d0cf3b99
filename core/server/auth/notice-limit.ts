import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { noticesPerHour } from '../../contract/errors';
import type { AddressHash } from './address-hash';

/**
 * Counts, for all processes together, the mails that a stranger can cause by typing an address: whatever the form, one address gets
 * five an hour. Mails that warn an account's owner (a changed password) do not count and are never left out.
 */
export interface NoticeLimit {
  /** Takes one of the address's notices; false when it has had all of this hour. */
  canNotify(address: string): Promise<boolean>;
}

export const createNoticeLimit = (pool: pg.Pool, hash: AddressHash): NoticeLimit => {
  const rule = { keyPrefix: 'notices', points: noticesPerHour, duration: 3600 };
  const limiter = new RateLimiterPostgres({
    ...rule,
    storeClient: pool,
    tableName: 'rate_limits',
    tableCreated: true,
    insuranceLimiter: new RateLimiterMemory(rule),
  });
  return {
    canNotify: (address) =>
      limiter.consume(hash(address)).then(
        () => true,
        (refused: unknown) => {
          if (refused instanceof RateLimiterRes) return false;
          throw refused;
        },
      ),
  };
};
