import { createHash, randomUUID } from 'node:crypto';
import { deserialize, serialize } from 'node:v8';
import { type Made, type SharedStore, shortMs } from '../short-store';
import type { SharedRedis } from './shared-redis';

/** Most bytes of one answer; longer ones are made by each process. */
const mostBytes = 2 * 1024 * 1024;

/** How something is written as bytes. */
export interface SharedForm<T> {
  toData(value: T): unknown;
  fromData(data: unknown): T;
}

interface Stored {
  readonly generation: string;
  readonly size: number;
  readonly data: unknown;
}

/** What visitors share, for all processes: the first that needs an answer makes it. */
export const createSharedAnswers = <T>(redis: SharedRedis, kind: string, form: SharedForm<T>): SharedStore<T> => {
  const generationName = redis.nameOf(kind, 'generation');
  /** Set while what is there may be from before a change. */
  let forgetting: Promise<boolean> | null = null;
  const digests = new WeakMap<object, string>();
  const digestOf = (value: unknown): string => {
    const known = typeof value === 'object' && value !== null ? digests.get(value) : undefined;
    if (known) return known;
    const digest = createHash('sha256')
      .update(JSON.stringify(value) ?? '')
      .digest('base64');
    if (typeof value === 'object' && value !== null) digests.set(value, digest);
    return digest;
  };
  const renew = (): Promise<boolean> =>
    redis
      .run((client) => client.set(generationName, randomUUID()))
      .then(
        () => true,
        () => false,
      );
  /** False while it cannot be said what is from before. */
  const isSettled = async (): Promise<boolean> => {
    if (forgetting && !(await forgetting)) forgetting = renew();
    return forgetting === null || (await forgetting);
  };
  const decrypt = (name: string, encrypted: Buffer): Stored | null => {
    try {
      return deserialize(redis.decrypt(name, encrypted)) as Stored;
    } catch {
      return null;
    }
  };

  const find = async (key: string, from: readonly unknown[]) => {
    const name = redis.nameOf(kind, JSON.stringify([key, ...from.map(digestOf)]));
    if (!redis.isUp() || !(await isSettled())) return null;
    const [generation, encrypted, left] = await redis.run((client) =>
      Promise.all([client.get(generationName), client.getBuffer(name), client.pttl(name)]),
    );
    if (generation === null) {
      forgetting = renew();
      return null;
    }
    const stored = encrypted ? decrypt(name, encrypted) : null;
    // By what is left of its time: clocks of machines differ.
    const ageMs = Math.max(0, shortMs.most - left);
    const isFresh = stored !== null && stored.generation === generation && left > 0 && ageMs < shortMs.fresh;
    const keep = ({ value, size }: Made<T>, tookMs: number): void => {
      const bytes = redis.encrypt(name, serialize({ generation, size, data: form.toData(value) } satisfies Stored));
      const forMs = Math.floor(shortMs.most - tookMs);
      if (bytes.length > mostBytes || forMs <= 0) return;
      redis.run((client) => client.set(name, bytes, 'PX', forMs)).catch(() => undefined);
    };
    const found = isFresh ? { value: form.fromData(stored.data), size: stored.size, ageMs } : null;
    return { found, keep };
  };
  return {
    find: (key, from) => find(key, from).catch(() => null),
    forget: () => {
      forgetting = renew();
    },
  };
};
