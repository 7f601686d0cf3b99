import { createHmac, hkdfSync, randomBytes } from 'node:crypto';
import { Redis } from 'ioredis';
import type { Logger } from '../../contract/server';
import { decrypt, encrypt } from '../vault/cipher';
import type { SharedRedis } from './shared-redis';

/** Milliseconds in which an answer must come: a request waits for it, and the database would have answered. */
const answerMs = 300;
/** How often it is tried, by writing and reading back. */
const probeMs = 1000;
/** Tries in a row without an answer before the log says so: one may be late because this process was busy. */
const quietTries = 2;

interface Parts {
  readonly url: string;
  /** The root key: what lies in Redis can be read and made by this installation alone. */
  readonly root: Buffer;
  readonly log: Logger;
}

/** Connects in the background: a start waits for nothing, and goes on without. */
export const openRedis = ({ url, root, log }: Parts): SharedRedis => {
  const keyOf = (purpose: string): Buffer => Buffer.from(hkdfSync('sha256', root, '', `hedo redis ${purpose}`, 32));
  const [encryption, naming] = [keyOf('encryption'), keyOf('names')];
  const hashOf = (text: string): string => createHmac('sha256', naming).update(text).digest('base64url').slice(0, 22);
  const prefix = `hedo:${hashOf('installation').slice(0, 8)}`;
  const nameOf = (kind: string, name: string): string => `${prefix}:${kind}:${hashOf(name)}`;

  const client = new Redis(url, {
    connectTimeout: 2000,
    commandTimeout: answerMs,
    // A request that Redis cannot answer now is answered by the database; nothing is sent later, or twice.
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    autoResendUnfulfilledCommands: false,
    retryStrategy: (tries) => Math.min(100 * 2 ** Math.min(tries, 6), 5000),
    connectionName: 'hedo',
  });
  const channels = new Set<string>();
  const listener = client.duplicate({ commandTimeout: 2 * probeMs, autoResubscribe: false });
  /** Again and again: what is published is counted as heard by a connection that was cut without a word. */
  const listen = (): void => {
    if (listener.status !== 'ready' || channels.size === 0) return;
    listener.subscribe(...channels).catch(() => {
      if (listener.status !== 'ready') return;
      log.warn('redis: a connection that listens was cut; another is opened');
      listener.disconnect(true);
    });
  };
  listener.on('ready', listen);

  let isUp = false;
  let failures = 0;
  let isReported = false;
  let lastError = '';
  const onError = (error: Error): void => {
    // Redis begins what it refuses with a word: NOAUTH, OOM, READONLY.
    const [said = ''] = error.name === 'ReplyError' ? error.message.split(' ', 1) : [error.name];
    lastError = (error as { code?: string }).code ?? said;
  };
  client.on('error', onError);
  listener.on('error', onError);

  const fail = (error: unknown): void => {
    isUp = false;
    failures += 1;
    if (failures < quietTries) return;
    // A connection that is up and silent may have been cut without a word.
    if (client.status === 'ready') for (const one of [client, listener]) one.disconnect(true);
    if (isReported) return;
    isReported = true;
    if (error instanceof Error && error.name !== 'Error') onError(error);
    log.warn('redis: does not answer; the database does its work meanwhile', { code: lastError || 'ETIMEDOUT' });
  };
  const succeed = (): void => {
    if (isReported) log.info('redis: answers again');
    isUp = true;
    isReported = false;
    failures = 0;
    lastError = '';
  };
  const probed = nameOf('probe', randomBytes(8).toString('hex'));
  let probing: Promise<void> | null = null;
  /** It takes writes and tells the truth: a full or a read-only one answers pings too. */
  const probe = (): Promise<void> => {
    const wanted = randomBytes(8).toString('hex');
    probing ??= Promise.all([client.set(probed, wanted, 'PX', 10 * probeMs), client.get(probed)])
      .then(([, found]) => (found === wanted ? succeed() : fail(new TypeError('read something else than was written'))))
      .catch(fail)
      .finally(() => {
        probing = null;
      });
    return probing;
  };
  client.on('ready', () => void probe());
  client.on('close', () => {
    isUp = false;
  });
  const timer = setInterval(() => {
    listen();
    void probe();
  }, probeMs);
  timer.unref();

  const note = (error: Error): never => {
    // An answer that says no is one; silence keeps everybody else away until a probe was answered.
    if (error.name !== 'ReplyError') {
      isUp = false;
      void probe();
    }
    throw error;
  };

  return {
    isUp: () => isUp,
    nameOf,
    run: async (send) => {
      if (!isUp) throw new Error('redis does not answer');
      return send(client).catch(note);
    },
    publish: async (channel, bytes) => {
      if (client.status !== 'ready') return 0;
      const reached = client
        .publish(channel, bytes)
        .catch(note)
        .catch(() => 0);
      return isUp ? reached : 0;
    },
    encrypt: (context, plain) => encrypt(encryption, context, plain),
    decrypt: (context, encrypted) => decrypt(encryption, context, encrypted),
    subscribe: (channel, heard) => {
      listener.on('messageBuffer', (from: Buffer, bytes: Buffer) => {
        if (from.toString() === channel) heard(bytes);
      });
      channels.add(channel);
      listen();
    },
    stop: () => {
      clearInterval(timer);
      client.disconnect();
      listener.disconnect();
    },
  };
};
