import type { Knex } from 'knex';
import { RateLimiterMemory, RateLimiterPostgres, RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../../contract/errors';
import type { RateLimit } from '../../contract/route';
import { createLimitStore } from '../redis/limit-store';
import type { SharedRedis } from '../redis/shared-redis';

/** Takes points (one by default) for a caller on a named route; throws 429 with Retry-After when none is left. */
export type Limiter = (routeName: string, limit: RateLimit, caller: string, points?: number) => Promise<void>;

/**
 * Calls of one signed-in person on all routes together, in each process: sixty a second for ten seconds, which no page and no
 * autosave comes near.
 */
export const personCalls = { points: 600, seconds: 10, by: 'person', local: true } as const;
/** What a call costs that was refused with 403 or 404: who tries doors runs out twenty times sooner. Each leaves a row in the audit log. */
export const refusedCallPoints = 20;

/** Open reads without a limit of their own: counted in this process only, to spare the database. */
export const openReads = { points: 600, seconds: 60, by: 'address', local: true } as const;
/** Open writes without a limit of their own. */
export const openWrites = { points: 60, seconds: 60, by: 'address' } as const;

/** Calls of one token, by which another system reads; shared by all processes. */
export const tokenCalls = { points: 120, seconds: 60 } as const;
/** Tokens that are not valid, from one address. */
export const tokenGuesses = { points: 30, seconds: 60, by: 'address', local: true } as const;

type Counters = Pick<RateLimiterMemory, 'consume'>;

/**
 * Limits shared by all processes, through Redis where there is one and through PostgreSQL where it does not answer, and kept in
 * memory while the database is away too.
 */
export const createLimiter = (knex: Knex, redis: SharedRedis | null = null): Limiter => {
  const made = new Map<string, Counters>();
  const limitStore = redis && createLimitStore(redis);
  const make = (routeName: string, limit: RateLimit): Counters => {
    const options = { keyPrefix: routeName, points: limit.points, duration: limit.seconds };
    const memory = new RateLimiterMemory(options);
    if (limit.local) return memory;
    // Refused callers are answered from memory: hammering costs the database nothing.
    const shared = { ...options, inMemoryBlockOnConsumed: limit.points + 1 };
    const inDatabase = new RateLimiterPostgres({
      ...shared,
      storeClient: knex,
      storeType: 'knex',
      tableName: 'rate_limits',
      tableCreated: true,
      insuranceLimiter: memory,
    });
    return limitStore
      ? new RateLimiterRedis({ ...shared, storeClient: limitStore, insuranceLimiter: inDatabase })
      : inDatabase;
  };
  const limiterOf = (routeName: string, limit: RateLimit): Counters => {
    const known = made.get(routeName) ?? make(routeName, limit);
    made.set(routeName, known);
    return known;
  };
  return async (routeName, limit, caller, points = 1) => {
    await limiterOf(routeName, limit)
      .consume(caller, points)
      .catch((refused: unknown) => {
        throw refused instanceof RateLimiterRes
          ? tooMany(Math.max(1, Math.ceil(refused.msBeforeNext / 1000)))
          : refused;
      });
  };
};
