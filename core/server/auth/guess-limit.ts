import type pg from 'pg';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';

/** Wrong passwords allowed in a quarter of an hour. */
export const wrongAllowed = { account: 10, device: 10, address: 50, seconds: 15 * 60 } as const;

/** One try at a password: who is tried and from where (both hashed), and the device's mark when it is known to the account. */
export interface Try {
  readonly account: string;
  readonly address: string;
  readonly knownDevice: string | null;
}

/** Counts wrong passwords for all processes together. */
export interface GuessLimit {
  /** Takes one point before the password is looked at, so that parallel guesses cannot share one. Null, or seconds to wait. */
  take(attempt: Try): Promise<number | null>;
  /** The password was right: gives the points back. */
  forgive(attempt: Try): Promise<void>;
}

export const createGuessLimit = (pool: pg.Pool): GuessLimit => {
  const limiter = (keyPrefix: string, points: number): RateLimiterPostgres => {
    const rule = { keyPrefix, points, duration: wrongAllowed.seconds };
    return new RateLimiterPostgres({
      ...rule,
      storeClient: pool,
      tableName: 'rate_limits',
      tableCreated: true,
      // While the database is away nobody can sign in anyway; this keeps the answer a refusal instead of an error.
      insuranceLimiter: new RateLimiterMemory(rule),
    });
  };
  const accounts = limiter('sign-in:account', wrongAllowed.account);
  const devices = limiter('sign-in:device', wrongAllowed.device);
  const addresses = limiter('sign-in:address', wrongAllowed.address);

  const consume = async (from: RateLimiterPostgres, key: string): Promise<number | null> => {
    try {
      await from.consume(key);
      return null;
    } catch (refused) {
      if (refused instanceof RateLimiterRes) return Math.max(1, Math.ceil(refused.msBeforeNext / 1000));
      throw refused;
    }
  };
  const deviceKey = ({ account, knownDevice }: Try) => `${account}:${knownDevice ?? ''}`;
  return {
    take: async (attempt) => {
      // A stranger who locks an account must not lock out the person's own device.
      if (attempt.knownDevice !== null) return consume(devices, deviceKey(attempt));
      const byAddress = await consume(addresses, attempt.address);
      return byAddress ?? consume(accounts, attempt.account);
    },
    forgive: async (attempt) => {
      if (attempt.knownDevice !== null) await devices.delete(deviceKey(attempt));
      else await Promise.all([accounts.delete(attempt.account), addresses.reward(attempt.address)]);
    },
  };
};
