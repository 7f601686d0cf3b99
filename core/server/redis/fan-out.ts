import type { PostgresAdapter } from '@socket.io/postgres-adapter';
import type { ClusterMessage, ClusterParts } from '../realtime/cluster';
import type { SharedRedis } from './shared-redis';

/**
 * Sends what an adapter publishes through Redis, and through the database, as without Redis, where that did not reach every process it
 * knows of. A message may come both ways (`hearOnce`).
 */
export const publishByRedis = (adapter: PostgresAdapter, redis: SharedRedis): void => {
  const cluster = adapter as unknown as ClusterParts;
  const byDatabase = cluster.doPublish.bind(adapter);
  const channel = redis.nameOf('sockets', adapter.nsp.name);
  cluster.doPublish = async (message) => {
    const encrypted = redis.encrypt(channel, Buffer.from(JSON.stringify(message)));
    const [processes, reached] = await Promise.all([adapter.serverCount(), redis.publish(channel, encrypted)]);
    return reached >= processes ? '' : byDatabase(message);
  };
  redis.subscribe(channel, (encrypted) => {
    let message: ClusterMessage;
    try {
      message = JSON.parse(redis.decrypt(channel, encrypted).toString()) as ClusterMessage;
    } catch {
      // Not of this installation.
      return;
    }
    cluster.onMessage(message);
  });
};
