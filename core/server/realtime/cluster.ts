import type { PostgresAdapter } from '@socket.io/postgres-adapter';

/** A message between processes, as the adapters of Socket.IO make it. */
export interface ClusterMessage {
  readonly uid?: string;
  readonly nsp?: string;
  /** Counts the messages of one sender, so that one that came twice is heard once. */
  readonly number?: number;
}

/** What every adapter for several processes has, and keeps to itself. */
export interface ClusterParts {
  doPublish(message: ClusterMessage): Promise<string>;
  doPublishResponse(requester: string, response: ClusterMessage): Promise<void>;
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
 * Numbers what an adapter publishes, and hears each number once: a message may come by Redis and by the database, or twice by the database
 * where nobody could say whether the first one went out. The last of those that change an adapter.
 */
export const hearOnce = (adapter: PostgresAdapter): void => {
  const cluster = adapter as unknown as ClusterParts;
  const publish = cluster.doPublish.bind(adapter);
  const hear = cluster.onMessage.bind(adapter);
  const isNew = createOnce();
  let published = 0;
  cluster.doPublish = (message) => {
    published += 1;
    return publish(Object.assign(message, { number: published }));
  };
  cluster.onMessage = (message, offset) => {
    if (isNew(message)) hear(message, offset);
  };
};
