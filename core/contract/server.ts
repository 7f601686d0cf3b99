import type { Knex } from 'knex';
import type { Ai } from './ai';
import type { Manifest } from './manifest';
import type { CollectingPort, EventType, PayloadOf, Port } from './public';
import type { Route } from './route';

/** Log lines carry ids, counts and durations; never a person's text, name or address. */
export interface Logger {
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

/** Encrypts a person's text with a key of their own (AES-256-GCM); deleting the key is erasure. */
export interface Vault {
  /** `place` is `table:column:rowId` and is authenticated, so a sealed value cannot be moved to another row. */
  seal(db: Knex, ownerId: string, place: string, plain: string | Uint8Array): Promise<Buffer>;
  open(db: Knex, ownerId: string, place: string, sealed: Uint8Array): Promise<Buffer>;
  openText(db: Knex, ownerId: string, place: string, sealed: Uint8Array): Promise<string>;
}

/** One mail; text is required, html optional. Never put a client's answers into a mail. */
export interface MailMessage {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html?: string;
}

export interface Storage {
  put(key: string, body: Uint8Array): Promise<void>;
  /** Null when there is no such object. */
  get(key: string): Promise<Uint8Array | null>;
  remove(key: string): Promise<void>;
}

/** A security-relevant act; `subject` is the person concerned, `detail` holds ids and codes only. */
export interface AuditEntry {
  readonly actor: string | null;
  readonly action: string;
  readonly subject?: string | null;
  readonly object?: string | null;
  readonly detail?: Readonly<Record<string, string | number | boolean | null>>;
}

/** A person's public name, for lists. */
export interface PersonName {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
}

export interface EnqueueOptions {
  /** Jobs with the same key are one job while none has run. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/** Everything a module may ask of the host. Made once per module, so logs, queues and storage keys carry its name. */
export interface Core {
  readonly db: Knex;
  readonly log: Logger;
  readonly config: { readonly baseUrl: string; readonly production: boolean; readonly root: string };
  readonly events: {
    /** Writes the outbox row in the caller's transaction; subscribers run at least once after the commit. */
    emit<E extends EventType>(trx: Knex.Transaction, event: E, payload: PayloadOf<E>): Promise<void>;
  };
  readonly jobs: {
    enqueue<T extends object>(trx: Knex, job: Job<T>, data: T, options?: EnqueueOptions): Promise<void>;
  };
  readonly realtime: {
    /** Rooms: `user:<id>`, `discussions`, `pod:<id>`, `admin:consultations`. Ids and versions only. */
    publish(room: string, event: string, message: object): void;
  };
  readonly storage: Storage;
  readonly mail: { send(trx: Knex, message: MailMessage): Promise<void> };
  readonly vault: Vault;
  readonly audit: { record(trx: Knex, entry: AuditEntry): Promise<void> };
  readonly people: { names(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>> };
  readonly ai: Ai;
  /** Resolved when called, after every module was created; throws when no module provides it. */
  port<T>(port: Port<T>): T;
  /** All contributions to a collecting port, in module order. */
  ports<T>(port: CollectingPort<T>): readonly T[];
}

/** Background work: at least once, so `run` must be idempotent. Throwing retries with back-off. */
export interface Job<T extends object = object> {
  readonly name: string;
  readonly run: (data: T, info: { readonly attempt: number; readonly lastAttempt: boolean }) => Promise<void>;
  /** Five-field cron in UTC, for sweeps. */
  readonly cron?: string;
}
export interface Subscription {
  readonly event: EventType;
  readonly react: (payload: never) => Promise<void>;
}
export const on = <E extends EventType>(event: E, react: (payload: PayloadOf<E>) => Promise<void>): Subscription => ({
  event,
  react,
});
export interface Provision {
  readonly port: Port<unknown> | CollectingPort<unknown>;
  readonly value: unknown;
}
export const provide = <T>(port: Port<T> | CollectingPort<T>, value: T): Provision => ({ port, value });

/** What a module that stores anything about a person owes that person. */
export interface PersonalData {
  /** Everything stored about the person, readable. */
  export(userId: string): Promise<object>;
  /** Removes it for good; runs in one transaction with all other modules. */
  erase(trx: Knex.Transaction, userId: string): Promise<void>;
}

/** Rows for an empty development database; never called in production. */
export type Seed = (trx: Knex.Transaction, demo: DemoAccounts) => Promise<void>;
export interface DemoAccounts {
  readonly client: string;
  readonly practitioner: string;
  readonly admin: string;
}

export interface ServerParts {
  readonly routes?: readonly Route[];
  readonly jobs?: readonly Job<never>[];
  readonly reacts?: readonly Subscription[];
  readonly provides?: readonly Provision[];
  readonly personalData?: PersonalData;
  /** Idempotent sample rows of a development start, run after the demo accounts exist. */
  readonly seed?: Seed;
  /** Runs after ports are bound and before routes are mounted (load tables, warm nothing slow). */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}
export interface ServerModule {
  readonly manifest: Manifest;
  readonly create: (core: Core) => ServerParts;
}
export const defineServer = (manifest: Manifest, create: (core: Core) => ServerParts): ServerModule => ({
  manifest,
  create,
});
