import type { PostgresAdapter } from '@socket.io/postgres-adapter';
import type { SharedRedis } from './shared-redis';

/** A message between processes, as the adapters of Socket.IO make it. */
interface ClusterMessage {
  readonly uid?: string;
  /** Counts the messages of one sender, so that one that came both ways is heard once. */
  readonly number?: number;
}

/** What every adapter for several processes has, and keeps to itself. */
interface ClusterParts {
  doPublish(message: ClusterMessage): Promise<string>;
  onMessage(message: ClusterMessage, offset?: string): void;
}

/** How far a sender's messages may overtake each other: half a second at four thousand a second. */
const mostOvertaking = 2000;
const mostSenders = 1000;

/** Tells what is heard for the first time, for each sender. */
export const createOnce = (): ((message: ClusterMessage) => boolean) => {
  const senders = new Map<string, { highest: number; readonly heard: Set<number> }>();
  return ({ uid, number }) => {
    if (uid === undefined || number === undefined) return true;
    const known = senders.get(uid) ?? { highest: 0, heard: new Set<number>() };
    // The sender that was heard last stands last.
    senders.delete(uid);
    senders.set(uid, known);
    const [oldest] = senders.keys();
    if (senders.size > mostSenders && oldest !== undefined) senders.delete(oldest);
    if (number <= known.highest - mostOvertaking || known.heard.has(number)) return false;
    known.heard.add(number);
    known.highest = Math.max(known.highest, number);
    if (known.heard.size > 2 * mostOvertaking)
      for (const one of known.heard) if (one <= known.highest - mostOvertaking) known.heard.delete(one);
    return true;
  };
};

/**
 * Sends what an adapter publishes through Redis, and through the database, as without Redis, where that did not reach every process it
 * knows of. A message may come both ways; it is heard once.
 */
export const publishByRedis = (adapter: PostgresAdapter, redis: SharedRedis): void => {
  const cluster = adapter as unknown as ClusterParts;
  const byDatabase = cluster.doPublish.bind(adapter);
  const hear = cluster.onMessage.bind(adapter);
  const channel = redis.nameOf('sockets', adapter.nsp.name);
  const isNew = createOnce();
  let published = 0;

  cluster.doPublish = async (message) => {
    published += 1;
    const numbered = Object.assign(message, { number: published });
    const encrypted = redis.encrypt(channel, Buffer.from(JSON.stringify(numbered)));
    const [processes, reached] = await Promise.all([adapter.serverCount(), redis.publish(channel, encrypted)]);
    return reached >= processes ? '' : byDatabase(numbered);
  };
  cluster.onMessage = (message, offset) => {
    if (isNew(message)) hear(message, offset);
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
