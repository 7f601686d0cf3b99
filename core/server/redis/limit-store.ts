import type { Redis } from 'ioredis';
import type { SharedRedis } from './shared-redis';

/** What `RateLimiterRedis` asks of a client. */
interface LimitStore {
  defineCommand(name: string, command: { readonly numberOfKeys: number; readonly lua: string }): void;
  rlflxIncr(args: readonly [key: string, points: string, seconds: string, ...rest: string[]]): Promise<unknown>;
}

type Scripted = Redis & { rlflxIncr(args: readonly string[]): Promise<unknown> };

/** Whether a counter may say this. A wrong one must not refuse everybody, for ever. */
const isPossible = (answer: unknown, points: number, seconds: number): boolean => {
  if (!Array.isArray(answer)) return false;
  const [consumed, left] = answer as unknown[];
  const areWhole = Number.isSafeInteger(consumed) && Number.isSafeInteger(left);
  return areWhole && Number(consumed) >= points && Number(left) >= 0 && Number(left) <= seconds * 1000;
};

/** Counters of rate limits in Redis: under hashed names, and refused where they say what cannot be. */
export const createLimitStore = (redis: SharedRedis): LimitStore => {
  let script = { numberOfKeys: 1, lua: '' };
  return {
    defineCommand: (_name, command) => {
      script = command;
    },
    rlflxIncr: async ([key, points, seconds, ...rest]) => {
      const answer = await redis.run((client) => {
        if (!('rlflxIncr' in client)) client.defineCommand('rlflxIncr', script);
        return (client as Scripted).rlflxIncr([redis.nameOf('limit', key), points, seconds, ...rest]);
      });
      if (!isPossible(answer, Number(points), Number(seconds))) throw new Error('redis: a counter that cannot be');
      return answer;
    },
  };
};
