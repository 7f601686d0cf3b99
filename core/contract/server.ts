import type { Knex } from 'knex';
import type { Ai } from './ai';
import type { CalendarEvent, PrintDocument } from './documents';
import type { MailMessage, MailTemplate, TranslatedMail } from './mails';
import type { Manifest, Role } from './manifest';
import type { MarkdownTree } from './markdown';
import type { ProductLanguage } from './page';
import type { ProblemTexts } from './problem-texts';
import type { CollectingPort, EventType, PayloadOf, Port } from './public';
import type { PublicDocument, PublicPage } from './public-page';
import type { Route } from './route';
import type { ServerPage } from './server-page';
import type { Settings, SettingValues } from './settings';

/** Log lines carry ids, counts and durations; never a person's text, name or address. */
export interface Logger {
  info(message: string, fields?: object): void;
  warn(message: string, fields?: object): void;
  error(message: string, fields?: object): void;
}

/** Encrypts a person's text with a key of their own (AES-256-GCM). Deleting the key erases it here; a backup made before still opens. */
export interface Vault {
  /** `place` is `table:column:rowId` and is authenticated, so an encrypted value cannot be moved to another row. */
  encrypt(db: Knex, ownerId: string, place: string, plain: string | Uint8Array): Promise<Buffer>;
  decrypt(db: Knex, ownerId: string, place: string, sealed: Uint8Array): Promise<Buffer>;
  decryptText(db: Knex, ownerId: string, place: string, sealed: Uint8Array): Promise<string>;
  /** For the words of people without an account: the product's own key; erasing is deleting the row. */
  encryptForHost(place: string, plain: string): Buffer;
  decryptForHost(place: string, sealed: Uint8Array): string;
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

/** How to reach a person; for mails to them, and for others only with their consent. */
export interface PersonContact extends PersonName {
  readonly email: string;
  /** The address was shown to be theirs: by a mailed link or by an issuer that vouches for it. */
  readonly emailVerified: boolean;
  /** The language in which to write to them, where one is known. Mails find it themselves. */
  readonly language: ProductLanguage | null;
  /** ISO instant of the last change. */
  readonly since: string;
}

/** A row of `people.accounts`. */
export interface PersonAccount {
  readonly id: string;
  readonly first_name: string;
  readonly last_name: string;
  /** ISO instants. */
  readonly created_at: string;
  readonly suspended_at: string | null;
}

export interface EnqueueOptions {
  /** Jobs with the same key are one job while none has run. */
  readonly key?: string;
  readonly runAt?: Date;
  readonly maxAttempts?: number;
}

/** Calls an exported function by its name. */
export type InThread<F> = <K extends keyof F & string>(
  name: K,
  ...args: F[K] extends (...given: infer A) => unknown ? A : never
) => Promise<F[K] extends (...given: never[]) => infer R ? Awaited<R> : never>;

/** Everything a module may ask of the host. Made once per module, so logs, queues and storage keys carry its name. */
export interface Core {
  readonly db: Knex;
  /**
   * Runs work once a transaction is committed, never after a rollback; a request that wrote in it is answered when the work has ended.
   * The work handles its own errors.
   */
  afterCommit(trx: Knex.Transaction, work: () => Promise<void>): void;
  readonly log: Logger;
  readonly config: {
    readonly baseUrl: string;
    readonly production: boolean;
    /** Invented people and rows are among the real ones; whoever shows numbers about everybody says so. */
    readonly demo: boolean;
    readonly root: string;
    /** Where people reach the team by mail; staff may change it while the product runs, so read it when it is needed. */
    readonly contactEmail: string;
    /** What the house calls itself; likewise. */
    readonly houseName: string;
  };
  readonly events: {
    /** Writes the outbox row in the caller's transaction; subscribers run at least once after the commit. */
    emit<E extends EventType>(trx: Knex.Transaction, event: E, payload: PayloadOf<E>): Promise<void>;
  };
  readonly jobs: {
    enqueue<T extends object>(trx: Knex, job: Job<T>, data: T, options?: EnqueueOptions): Promise<void>;
  };
  readonly realtime: {
    /** Rooms: `user:<id>`, `discussions`, `pod:<id>`, `admin:consultations`. Ids and versions only, but for the messages of a pod in its own room. */
    publish(room: string, event: string, message: object): void;
    /** Takes all sockets of a person out of a room, once they may not hear it any more. */
    evict(userId: string, room: string): void;
    /** Tells the other processes of the product, once each and without a promise: look now and then all the same. */
    signal(topic: string): void;
    /** Called for each `signal` of the same module in another process. */
    onSignal(topic: string, react: () => void): void;
  };
  readonly storage: Storage;
  readonly mail: {
    send(trx: Knex, message: MailMessage | TranslatedMail): Promise<void>;
    /**
     * Asked before each mail to an address that somebody merely typed: takes one of its five notices of this hour, which all forms
     * share. False: write none. What an account's own person caused, or must be warned of, needs no leave.
     */
    canNotify(address: string): Promise<boolean>;
  };
  readonly vault: Vault;
  readonly audit: {
    /** `requestId` is the id of the request that caused it, as in the log. */
    record(trx: Knex, entry: AuditEntry, requestId?: string): Promise<void>;
  };
  readonly people: {
    names(ids: readonly string[]): Promise<ReadonlyMap<string, PersonName>>;
    /** Null for an account that is gone or suspended. */
    contact(db: Knex, id: string): Promise<PersonContact | null>;
    /** A query of all accounts of a role that are not deleted, as `PersonAccount`; for counting and for lists of the team. */
    accounts(db: Knex, role: Role): Knex.QueryBuilder;
  };
  readonly breakGlass: {
    /** Whether this member of staff opened this object (`intake:<uuid>`) within the last hour. What is read then, the module audits. */
    live(db: Knex, actorId: string, object: string): Promise<boolean>;
  };
  /** The text of an `.ics` file. Throws for what is no appointment, never for odd texts. */
  calendarFile(events: CalendarEvent | readonly CalendarEvent[]): string;
  /** A tagged PDF, made in a thread of its own; answers 503 when too many are being made. Mistakes in the document throw. */
  print(document: PrintDocument): Promise<Uint8Array>;
  readonly ai: Ai;
  /**
   * Calls functions that the module exports from `server/thread.ts`, in a thread that all modules share, for work that would hold up
   * requests: `await core.inThread<typeof import('./thread')>()('read', texts)`. What goes in and out is copied, so it has no functions.
   */
  inThread<F>(): InThread<F>;
  /** A Markdown text as a tree without HTML. At most about 250 ms; throws 422 for what is too long, too deep or too tangled. */
  markdown(text: string): MarkdownTree;
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
export const reactTo = <E extends EventType>(
  event: E,
  react: (payload: PayloadOf<E>) => Promise<void>,
): Subscription => ({
  event,
  react,
});
export interface Provision {
  readonly port: Port<unknown> | CollectingPort<unknown>;
  readonly value: unknown;
}
export const provide = <T>(port: Port<T> | CollectingPort<T>, value: T): Provision => ({ port, value });

/** A recording or a picture that travels with an export. */
export interface PersonalFile {
  /** Path below the module's folder: `labor-3/first-thought.webm`. Letters, digits, dots and dashes between slashes. */
  readonly path: string;
  readonly body: Uint8Array;
}

/** What a module that stores anything about a person owes that person. */
export interface PersonalData {
  /** Everything stored about the person, readable: what becomes of it as JSON, keys in camel case. */
  export(userId: string): Promise<object>;
  /** Files that belong to it, one after the other, so that not all of them are in memory. */
  files?(userId: string): AsyncIterable<PersonalFile>;
  /**
   * Removes it for good; runs in one transaction with all other modules, in a job that is tried again until it succeeds. Rows that
   * point to the person go by themselves afterwards (CASCADE, SET NULL); words, names and stored files are the module's work.
   */
  erase(trx: Knex.Transaction, userId: string): Promise<void>;
}

/** Rows for an empty development database; never called in production. */
export type Seed = (trx: Knex.Transaction, demo: DemoAccounts) => Promise<void>;
export interface DemoAccounts {
  readonly client: string;
  readonly practitioner: string;
  readonly admin: string;
  /** An invented client who cannot sign in and has come all the way; each module adds what they did in it. */
  readonly sampleClient: string;
  /** Two more who cannot sign in, and who came in the last weeks: the first 26 days before the first start, the second 12. */
  readonly recentClients: readonly string[];
}

export interface ServerParts {
  /** By the names of its endpoints. */
  readonly routes?: readonly Route[] | Readonly<Record<string, Route>>;
  readonly jobs?: readonly Job<never>[];
  readonly reacts?: readonly Subscription[];
  readonly provides?: readonly Provision[];
  /** Small pages outside of the shell: where links of mails lead. */
  readonly serverPages?: readonly ServerPage[];
  /** Pages drawn on the server too. */
  readonly publicPages?: readonly PublicPage[];
  readonly publicDocuments?: readonly PublicDocument[];
  readonly personalData?: PersonalData;
  /** The sentences of its refusals in other languages; the host answers in that of the request. */
  readonly problemTexts?: ProblemTexts;
  /** Mails that go to people; staff may word them anew. */
  readonly mails?: readonly MailTemplate[];
  /** False switches an overlay of the manifest off: nothing is configured behind it. */
  readonly overlays?: Readonly<Record<string, boolean>>;
  /** Idempotent sample rows of a development start, run after the demo accounts exist. */
  readonly seed?: Seed;
  /** Runs after ports are bound and before routes are mounted (load tables, warm nothing slow). */
  readonly start?: () => Promise<void>;
  readonly stop?: () => Promise<void>;
}
/** A module's server: what it reads from the environment, and what it is made of. */
export interface ServerModule {
  readonly manifest: Manifest;
  readonly settings: Settings;
  /** What is wrong with settings that are right each for itself, in one line each. */
  readonly check: (values: Readonly<Record<string, unknown>>) => readonly string[];
  /** The values of `settings`, by the same keys. */
  readonly create: (core: Core, values: Readonly<Record<string, unknown>>) => ServerParts;
}
interface Configured<S extends Settings> {
  readonly settings: S;
  /** For settings that belong together: what is wrong with them, in one line each, without any secret. */
  readonly check?: (config: SettingValues<S>) => readonly string[];
  readonly create: (core: Core, config: SettingValues<S>) => ServerParts;
}

/** Declares the server side of a module; the second form has settings of its own, read and checked before anything is created. */
export const defineServer = <const S extends Settings = Record<never, never>>(
  manifest: Manifest,
  server: ((core: Core) => ServerParts) | Configured<S>,
): ServerModule => {
  if (typeof server === 'function') return { manifest, settings: {}, check: () => [], create: server };
  const { settings, check, create } = server;
  return {
    manifest,
    settings,
    check: (values) => check?.(values as SettingValues<S>) ?? [],
    create: (core, values) => create(core, values as SettingValues<S>),
  };
};
