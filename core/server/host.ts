import type { IncomingMessage } from 'node:http';
import type { Knex } from 'knex';
import type Koa from 'koa';
import type { ModelPrice } from '../contract/ai';
import type { Method } from '../contract/endpoint';
import type { Manifest, Role } from '../contract/manifest';
import type { ProblemTexts } from '../contract/problem-texts';
import type { PublicDocument, PublicPage } from '../contract/public-page';
import type { Route, User } from '../contract/route';
import type { Job, PersonalData, Seed, Subscription } from '../contract/server';
import type { ServerPage } from '../contract/server-page';
import type { HotQuery, HotRow } from './db/hot-query';
import type { Publishers } from './modules/releases/release-format';
import type { ErrorTarget } from './telemetry/report-errors';

/** `web` serves, `worker` works on jobs, `migrate` brings the database up to date and ends, `all` does each of them. */
export type ProcessRole = 'all' | 'web' | 'worker' | 'migrate';

/** A bucket with the interface of S3. */
export interface S3Config {
  /** Address of the bucket: `https://s3.example/hedo`. */
  readonly endpoint: string;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

/** A key management service with the interface of Vault's transit engine. */
export interface KmsConfig {
  readonly url: string;
  /** Name of the key there. */
  readonly key: string;
  readonly token: string | null;
  /** File with the token, read at each start: it may be renewed. */
  readonly tokenFile: string | null;
}

export interface MasterKeySettings {
  readonly file: string | null;
  /** As the key management service wraps it: `vault:v1:…`. */
  readonly wrapped: string | null;
  readonly former: Buffer | null;
  readonly formerFile: string | null;
  readonly formerWrapped: string | null;
  readonly kms: KmsConfig | null;
}

/** What the environment says to the host, checked at boot. Addresses carry no trailing slash. */
export interface Config {
  readonly production: boolean;
  readonly role: ProcessRole;
  /** Processes that serve, under one that watches them; 1: this one serves. */
  readonly workers: number;
  /** Interface to listen on: loopback unless production. */
  readonly host: string;
  readonly port: number;
  /** Public origin of the product, `https://hedo.example`. */
  readonly baseUrl: string;
  readonly trustProxy: boolean;
  readonly dataDir: string;
  /** Null: the embedded PostgreSQL in `dataDir`. */
  readonly databaseUrl: string | null;
  /** The server itself, where `databaseUrl` is the address of a pooler that gives each transaction another session. */
  readonly databaseDirectUrl?: string | null;
  /** A replica for reads that may be some seconds behind. */
  readonly databaseReadUrl?: string | null;
  /** False behind a pooler that knows no named statements. */
  readonly namedStatements: boolean;
  /** What several processes share to spare the database; null: the database and each process do it. */
  readonly redisUrl?: string | null;
  /** 32 bytes; null: it is named by `masterKeys`, or a key file in `dataDir` (development only). */
  readonly masterKey: Buffer | null;
  /** Other ways to give the master key, and the one before it while a rotation is unfinished. */
  readonly masterKeys?: MasterKeySettings | null;
  /** A bucket for stored files; null: a folder of `dataDir`. */
  readonly s3?: S3Config | null;
  /** Where backups go, and the key that encrypts them (null: one derived from the master key). */
  readonly backup: { readonly folder: string; readonly key: Buffer | null };
  /** Where erased accounts are noted outside of the database. */
  readonly erasuresDir: string;
  readonly logLevel: 'fatal' | 'error' | 'warn' | 'info' | 'debug' | 'silent';
  readonly smtpUrl: string | null;
  readonly mailFrom: string;
  /** Modules that were built elsewhere: who may publish them, and modules that are switched off. Null: anybody may, which production narrows. */
  readonly modules?: { readonly publishers: Publishers | null; readonly off: readonly string[] };
  /** Where people reach the team by mail; gets a notice of each request. */
  readonly contactEmail: string;
  /** Null: the embedded OIDC provider with accounts in PostgreSQL. */
  readonly oidc: { readonly issuer: string; readonly clientId: string; readonly clientSecret: string } | null;
  /** Domain that passkeys belong to; null: the host of the product. */
  readonly passkeyDomain?: string | null;
  /** Roles that need a passkey or an authenticator app, and the ISO instant from which they do (null: always). */
  readonly secondFactor?: { readonly roles: readonly Role[]; readonly from: string | null } | null;
  /** File of passwords that are known from breaches. */
  readonly breachedPasswords?: string | null;
  readonly llm: {
    readonly kind: 'openai-compatible' | 'anthropic';
    readonly baseUrl: string;
    readonly apiKey: string;
    readonly model: string;
    readonly timeoutMs: number;
    /** Calls one person may cause a calendar month. */
    readonly monthlyCalls: number;
    /** Model that checks what the other wrote; the same where it is absent. */
    readonly checkModel?: string;
    readonly price?: ModelPrice;
  } | null;
  readonly speech: {
    /** Programs by name (looked for on PATH) or path; either may be missing. */
    readonly ffmpeg: string;
    readonly pocketsphinx: string;
    /** A Whisper-compatible service; null: recordings never leave this machine. */
    readonly service: {
      readonly baseUrl: string;
      readonly apiKey: string;
      readonly model: string;
      readonly timeoutMs: number;
    } | null;
  };
  /** The neutral page that opens when somebody leaves in a hurry. */
  readonly exitAddress: string;
  /** Admins find the built design site at `/design-site/`. */
  readonly designSite?: boolean;
  /** In production too, an admin may take a module's pages from a port of the own computer. */
  readonly moduleOverride?: boolean;
  /** Where `/metrics` is served, apart from the product; null: nowhere. */
  readonly metrics: { readonly host: string; readonly port: number } | null;
  /** The collector that gets traces and figures; `metricsEveryMs` is a minute unless a test says otherwise. */
  readonly telemetry?: {
    readonly endpoint: string;
    readonly service: string;
    readonly share: number;
    readonly metricsEveryMs?: number;
  } | null;
  /** From how many milliseconds on a query is written to the log; null: never. */
  readonly slowQueryMs?: number | null;
  /** Where errors go besides the log. */
  readonly errorTarget?: ErrorTarget | null;
  /** Seed demo accounts and samples: development only. */
  readonly demo: boolean;
  /** How long requests are still taken after `/readyz` has turned 503, before the listener closes. */
  readonly drainMs: number;
}

/** An open database; `note` is the one line that says what start-up did. */
export interface Database {
  /** For statements and transactions. */
  readonly knex: Knex;
  /** The server itself: for code that listens, migrates, or holds a lock or a setting longer than a transaction. */
  readonly connectionString: string;
  /** `knex` gets to the server by a pooler. */
  readonly isPooled?: boolean;
  readonly note: string;
  /** Closes the pool, then the embedded server (if this process started it). */
  stop(): Promise<void>;
}

/** A route and the folder that owns it (`core` or a module id). */
export interface OwnedRoute {
  readonly owner: string;
  readonly route: Route;
}

/** What assembling the modules gives. */
export interface Assembled {
  readonly manifests: readonly Manifest[];
  readonly routes: readonly OwnedRoute[];
  /** Job names are `<module>.<name>`. */
  readonly jobs: readonly { readonly owner: string; readonly job: Job<never> }[];
  readonly reactions: readonly { readonly owner: string; readonly subscription: Subscription }[];
  readonly personalData: readonly { readonly owner: string; readonly data: PersonalData }[];
  /** The sentences of refusals in other languages. */
  readonly problemTexts: readonly ProblemTexts[];
  /** Small pages outside of the shell. */
  readonly serverPages: readonly { readonly owner: string; readonly page: ServerPage }[];
  /** Drawn on the server too. */
  readonly publicPages: readonly { readonly owner: string; readonly page: PublicPage }[];
  readonly publicDocuments: readonly (PublicDocument & { readonly owner: string })[];
  readonly seeds: readonly { readonly owner: string; readonly seed: Seed }[];
  start(): Promise<void>;
  stop(): Promise<void>;
}

/** Sign-in as the rest of the host sees it. */
export interface Auth {
  /** OIDC provider mount, session, grant: in this order, before anything reads a body. */
  readonly middleware: readonly Koa.Middleware[];
  /** `/api/login`, `/api/logout`, `/api/auth/*`, `/api/account*`. */
  readonly routes: readonly Route[];
  /** Routes that need the bare Koa context (redirects, forms). Each is listed with its access for the matrix test. */
  readonly rawRoutes: readonly RawRoute[];
  /** The signed-in, active person of a request; null for visitors, suspended people and revoked sessions. */
  userOf(ctx: Koa.Context): Promise<User | null>;
  /** The same, together with what the request reads, in one statement. */
  readSession(
    ctx: Koa.Context,
    query: HotQuery,
  ): Promise<{ readonly user: User; readonly isWeak: boolean; readonly hot: HotRow } | null>;
  /** The session is less than the role of its person needs: a second factor has to be shown in it first. */
  isWeak(ctx: Koa.Context): boolean;
  /** The same for a socket handshake, with the public id of the session. */
  findSocketSession(request: IncomingMessage): Promise<{ readonly id: string; readonly user: User } | null>;
  /** Milliseconds that each of these sessions still has; those that ended, and those of inactive people, are absent. */
  findTimeLeft(sessionIds: readonly string[]): Promise<ReadonlyMap<string, number>>;
  stop(): Promise<void>;
}
export interface RawRoute {
  /** The host unless a module is named. */
  readonly owner?: string;
  readonly method: Method;
  readonly path: `/${string}`;
  readonly because: string;
  readonly handle: (ctx: Koa.Context) => Promise<void>;
}

/** Permissions per role, folded from all manifests (core's own included). */
export type Grants = Readonly<Record<Role, ReadonlySet<string>>>;
