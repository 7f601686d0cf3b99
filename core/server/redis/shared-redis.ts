import type { Redis } from 'ioredis';

/**
 * A Redis that processes share to spare the database. Nothing is only in it: what cannot be asked of it is done by the database or by
 * the process itself, as it is without.
 */
export interface SharedRedis {
  /** It took a write and gave it back lately. */
  isUp(): boolean;
  /** The key of something, hashed: names hold addresses and ids of people. */
  nameOf(kind: string, name: string): string;
  /** Sends a command, which is answered within 300 ms or rejected; rejects at once while it is not up. */
  run<T>(send: (client: Redis) => Promise<T>): Promise<T>;
  /** How many heard a message, as far as that is known in time. It is sent too while it is not up, though nobody waits then. */
  publish(channel: string, bytes: Buffer): Promise<number>;
  /** Encrypts what is put there; `context` is authenticated. */
  encrypt(context: string, plain: Uint8Array): Buffer;
  /** Throws for what was not encrypted by this installation for this context. */
  decrypt(context: string, encrypted: Uint8Array): Buffer;
  /** Hears what is published on a channel from now on, also after a lost connection. */
  subscribe(channel: string, heard: (bytes: Buffer) => void): void;
  stop(): void;
}
