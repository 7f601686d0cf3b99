import { randomBytes } from 'node:crypto';
import { expect } from 'vitest';
import { openRedis } from '../open-redis';
import type { SharedRedis } from '../shared-redis';

/** Lines of the log, by message. */
export const lines: string[] = [];
const write = (message: string): void => void lines.push(message);

/** The root key of the installation that a test plays. */
export const root = randomBytes(32);

/** Opened as a process of the installation opens it, whether or not somebody answers. */
export const openAt = (url: string): SharedRedis =>
  openRedis({ url, root, log: { info: write, warn: write, error: write } });

export const untilUp = (redis: SharedRedis, isUp = true): Promise<void> =>
  expect.poll(() => redis.isUp(), { timeout: 20_000, interval: 20 }).toBe(isUp);

/** Opened, and answering. */
export const connect = async (url: string): Promise<SharedRedis> => {
  const redis = openAt(url);
  await untilUp(redis);
  return redis;
};
