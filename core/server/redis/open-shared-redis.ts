import type { Logger } from '../../contract/server';
import type { SharedRedis } from './shared-redis';

/** Opens the Redis that the environment names; without one its client is not loaded. */
export const openSharedRedis = async (url: string | null, root: Buffer, log: Logger): Promise<SharedRedis | null> =>
  url === null ? null : (await import('./open-redis')).openRedis({ url, root, log });
