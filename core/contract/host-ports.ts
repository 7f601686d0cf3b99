import type { Knex } from 'knex';
import type { Capability, Role } from './manifest';
import type { ProductLanguage } from './page';
import { defineCollectingPort, definePort, type Port } from './public';
import type { AuditEntry } from './server';

/** Every capability that a manifest may list. */
export const capabilities: readonly Capability[] = [
  'accounts',
  'audit',
  'erasure',
  'health',
  'identity',
  'jobs',
  'mails',
  'modules',
  'personal-data',
];

const prefix = 'host.';
/** A port that the host answers, for modules whose manifests list the capability. */
export const defineHostPort = <T>(capability: Capability): Port<T> => definePort<T>(`${prefix}${capability}`);

/** The capability that a port asks for; null for a port that every module may ask. */
export const findCapability = ({ id }: Pick<Port<unknown>, 'id'>): string | null =>
  id.startsWith(prefix) ? id.slice(prefix.length) : null;

/** An account that is not deleted, with its sessions. */
export interface HostAccount {
  readonly id: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly emailVerified: boolean;
  /** Somebody has entered it: a password was chosen, or it was signed in to. One that staff made for a person begins without. */
  readonly claimed: boolean;
  readonly role: Role;
  /** ISO instants. */
  readonly createdAt: string;
  readonly suspendedAt: string | null;
  /** Places where the person is signed in now. */
  readonly sessions: number;
  readonly lastSeenAt: string | null;
  /** Changes with each change of the account. */
  readonly version: string;
}
/** Where the next page of accounts begins: the sorted value and the id of the last row. */
export type AccountPosition = readonly [value: string, id: string];
export interface AccountFilter {
  /** Part of a name or an address, as plain text. */
  readonly search?: string | undefined;
  readonly role?: Role | undefined;
  readonly suspended?: boolean | undefined;
  readonly sort: 'newest' | 'oldest' | 'name';
  readonly limit: number;
  readonly after?: AccountPosition | undefined;
}
/** An account as it was when its row was locked. */
export interface LockedAccount {
  readonly role: Role;
  readonly suspended: boolean;
  readonly version: string;
}
/** An address while it was a person's; `until` is null for the present one. */
export interface OwnAddress {
  readonly address: string;
  /** ISO instant; somebody who has the address since then is another person. */
  readonly until: string | null;
}

/** Somebody for whom an account is made that they have not entered yet. */
export interface UnclaimedPerson {
  readonly email: string;
  readonly firstName: string;
  readonly lastName: string;
  /** In which mails to the person are written; null leaves it open. */
  readonly language: ProductLanguage | null;
}

/** Accounts as staff manage them. What changes something takes the caller's transaction. */
export interface HostAccounts {
  list(
    filter: AccountFilter,
  ): Promise<{ readonly accounts: readonly HostAccount[]; readonly next: AccountPosition | null }>;
  find(db: Knex, id: string): Promise<HostAccount | null>;
  /** By canonical address; also accounts that are suspended or deleted. */
  findByEmail(
    db: Knex,
    email: string,
  ): Promise<{ readonly id: string; readonly role: Role; readonly active: boolean } | null>;
  /** The same for many addresses. */
  findByEmails(
    db: Knex,
    emails: readonly string[],
  ): Promise<ReadonlyMap<string, { readonly id: string; readonly role: Role; readonly active: boolean }>>;
  /** Locks it until the transaction ends, one change of an account at a time in the whole product. */
  lock(trx: Knex.Transaction, id: string): Promise<LockedAccount | null>;
  /** Changes role or suspension of a locked account and ends its sessions. 409 `last-admin` when no active admin would be left. */
  change(
    trx: Knex.Transaction,
    id: string,
    change: { readonly role?: Role | undefined; readonly suspended?: boolean | undefined },
  ): Promise<void>;
  endSessions(trx: Knex.Transaction, id: string): Promise<void>;
  /** Makes an account with a password; null when the address is taken. */
  create(
    trx: Knex.Transaction,
    person: {
      readonly email: string;
      readonly firstName: string;
      readonly lastName: string;
      readonly role: Role;
      /** Null: nobody can enter it before they choose a password by a link. */
      readonly passwordHash: string | null;
      /** In which mails to the person are written, as long as they choose no other. */
      readonly language?: ProductLanguage | null;
    },
  ): Promise<string | null>;
  /**
   * Makes accounts that nobody can enter before they choose a password by a link. Answers the ids by address; whose address is taken
   * is left out. For new clients no `roleGranted` is emitted, as for those who register.
   */
  createUnclaimed(
    trx: Knex.Transaction,
    role: Role,
    people: readonly UnclaimedPerson[],
  ): Promise<ReadonlyMap<string, string>>;
  /**
   * A token of seven days for the page where a person chooses the first password of an account that was made for them; former ones
   * end. Where it is mailed it verifies the address too. Null when somebody has entered the account.
   */
  createClaimToken(trx: Knex.Transaction, id: string, by: 'mail' | 'link'): Promise<string | null>;
  /** Gives an active client another role and ends the sessions with the old one; false when it is no active client. */
  promote(trx: Knex.Transaction, id: string, role: Role): Promise<boolean>;
  /** Notes that the stored address is the person's own. */
  confirmEmail(trx: Knex.Transaction, id: string): Promise<void>;
  /** The person's addresses, former ones too. */
  listAddresses(db: Knex, id: string): Promise<readonly OwnAddress[]>;
  /** False where an identity provider of the operator makes the accounts. */
  readonly hasPasswords: boolean;
  /** The one form under which an address is stored; null when it is none that is accepted. */
  readEmail(text: string): string | null;
  /** A full name in its two parts; null when there is nothing visible in it. */
  readName(fullName: string): { readonly firstName: string; readonly lastName: string } | null;
  /** Why a new password is refused, as a sentence for people; null when it is fine. */
  findPasswordFault(password: string, email: string): Promise<string | null>;
  /** Slow; not within a transaction. */
  hashPassword(password: string): Promise<string>;
  /** A token for a mailed link, and what to store in its place. */
  createLinkToken(): { readonly token: string; readonly hash: string };
  /** What would be stored for a token; null for what cannot be one. */
  hashLinkToken(token: string): string | null;
  /** Full address of one of the product's pages, as the person of this request reaches it. */
  addressOf(path: `/${string}`): string;
}
export const hostAccounts = defineHostPort<HostAccounts>('accounts');

/** An entry of the audit log as it was written. */
export interface AuditRecord extends Required<AuditEntry> {
  readonly id: number;
  /** ISO instant. */
  readonly at: string;
  readonly requestId: string | null;
}
export interface AuditFilter {
  readonly actor?: string | undefined;
  readonly subject?: string | undefined;
  /** An action, or the beginning of some followed by a star. */
  readonly action?: string | undefined;
  readonly from?: string | undefined;
  readonly to?: string | undefined;
  /** Older than this entry. */
  readonly before?: number | undefined;
  readonly limit: number;
}
/** Entries from a moment on, and before another. */
export interface AuditPeriod {
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}
export interface HostAudit {
  /** Newest first. */
  list(filter: AuditFilter): Promise<readonly AuditRecord[]>;
  /** Every entry of a period, oldest first, as lines of a file that can be verified without the database. */
  writeFile(period: AuditPeriod): AsyncIterable<string>;
}
export const hostAudit = defineHostPort<HostAudit>('audit');

/** Jobs of one task by state; `oldest` is how many seconds the oldest one has waited that could run now, as first try or again. */
export interface JobCounts {
  readonly task: string;
  readonly due: number;
  readonly later: number;
  readonly running: number;
  readonly retrying: number;
  readonly failed: number;
  readonly oldest: number;
}
/** A job that will not be tried again. */
export interface FailedJob {
  readonly id: string;
  readonly task: string;
  readonly attempts: number;
  /** ISO instants. */
  readonly createdAt: string;
  readonly failedAt: string;
  /** A code: messages of errors may quote what a person wrote. */
  readonly reason: string;
}
export interface HostJobs {
  count(): Promise<readonly JobCounts[]>;
  /** Newest first. */
  listFailed(limit: number): Promise<readonly FailedJob[]>;
}
export const hostJobs = defineHostPort<HostJobs>('jobs');

/** A mail that could not be delivered: what is needed to decide on it, and nothing that it says. */
export interface FailedMail {
  readonly id: string;
  readonly kind: string;
  /** With the name before the @ hidden; null when it cannot be decrypted. */
  readonly recipient: string | null;
  /** ISO instants. */
  readonly createdAt: string;
  readonly failedAt: string;
  readonly attempts: number;
  readonly reason: string;
  /** The numbers of the mail server's answer. */
  readonly reply: string | null;
  readonly expired: boolean;
}
export interface HostMails {
  /** A mail server is configured. */
  readonly sending: boolean;
  count(): Promise<{ readonly waiting: number; readonly failed: number; readonly expired: number }>;
  /** Newest first. */
  listFailed(limit: number): Promise<readonly FailedMail[]>;
  /** Whether it failed once, whatever was decided on it since. */
  hasFailed(id: string): Promise<boolean>;
  /** Locks one on which nobody has decided yet; null for any other. */
  lockFailed(trx: Knex.Transaction, id: string): Promise<{ readonly kind: string; readonly expired: boolean } | null>;
  sendAgain(trx: Knex.Transaction, id: string): Promise<void>;
  /** Erases what it says. */
  discard(trx: Knex.Transaction, id: string): Promise<void>;
}
export const hostMails = defineHostPort<HostMails>('mails');

/** How a part of the product is doing. */
export type HealthState = 'ok' | 'degraded' | 'down';
/** What was found when one part was tried. */
export interface HealthFinding {
  readonly name: string;
  readonly state: HealthState;
  /** A sentence without names of hosts, versions or people. */
  readonly detail: string;
  /** ISO instant. */
  readonly checkedAt: string;
  readonly ms: number;
}
/** Some measure what happened since their own last look, so each reader has probes of its own. */
export interface HealthProbes {
  readonly names: readonly string[];
  /** Tries every part, two seconds at most. */
  check(): Promise<readonly HealthFinding[]>;
}
export interface HostHealth {
  createProbes(): HealthProbes;
}
export const hostHealth = defineHostPort<HostHealth>('health');

/** A number for those who watch the product from outside. Counts only: nothing about anybody. */
export interface Gauge {
  readonly name: `hedo_${string}`;
  readonly help: string;
  readonly value: number;
}
/** Asked at each reading of `/metrics`; what throws is left out and the database taken for away. */
export const gauges = defineCollectingPort<() => Promise<readonly Gauge[]>>('core.gauges');
