import type { Knex } from 'knex';
import { defineHostPort } from './host-ports';
import type { TranslatedMail } from './mails';
import type { User } from './route';
import type { PersonalData, Storage } from './server';

/** The two mails about a wanted address: the link that confirms it, or a notice to the account that has it already. */
export interface AddressChangeMails {
  link(to: string, token: string): TranslatedMail;
  inUse(to: string): TranslatedMail;
}
/** What of a person's identity belongs to the person: the picture and the address. */
export interface HostIdentity {
  /** Makes this the address of the person's picture; null for none. */
  setPicture(trx: Knex.Transaction, userId: string, address: string | null): Promise<void>;
  /** The one form under which an address is stored; null when it is none that is accepted. */
  readEmail(text: string): string | null;
  /** Notes that the person wants another address, instead of one that they wanted before. Answers the id of the change. */
  requestAddressChange(trx: Knex.Transaction, user: Pick<User, 'id' | 'email'>, address: string): Promise<string>;
  /** False when there was none. */
  withdrawAddressChange(trx: Knex.Transaction, userId: string): Promise<boolean>;
  /** Writes to the wanted address, unless the change was withdrawn or is over, or that mailbox has got enough mails. */
  sendAddressChangeMail(changeId: string, mails: AddressChangeMails): Promise<void>;
  /** Has the form of a token of a mailed link. */
  isLinkToken(token: unknown): token is string;
  /**
   * Uses a token up: the new address counts, other sessions and open links end, and the former address gets a mail. False when the
   * link does not work any more or somebody else has the address by now.
   */
  confirmAddressChange(token: string, mail: (former: string) => TranslatedMail): Promise<boolean>;
  /** Full address of one of the product's pages, as the person of this request reaches it. */
  addressOf(path: `/${string}`): string;
}
export const hostIdentity = defineHostPort<HostIdentity>('identity');

/** Erasing a person. The host closes the account, asks every module, then erases what it keeps itself. */
export interface HostErasure {
  /** Ends every session; the account is erased after this many days. 409 `last-admin` for the only one. Answers when, as ISO instant. */
  schedule(trx: Knex.Transaction, user: Pick<User, 'id' | 'role'>, days: number): Promise<string>;
  /** Closes the account at once and has it erased in the background. */
  begin(trx: Knex.Transaction, user: Pick<User, 'id' | 'role'>): Promise<string>;
  /** False when none was scheduled. */
  cancel(trx: Knex.Transaction, userId: string): Promise<boolean>;
}
export const hostErasure = defineHostPort<HostErasure>('erasure');

/** Everything that the product keeps about one person. */
export interface HostPersonalData {
  /** What the host keeps itself. Secrets (hashes, tokens, keys) are named, not given. */
  exportOwn(userId: string): Promise<object>;
  /** Every module that keeps something, in module order. */
  listModules(): readonly { readonly owner: string; readonly data: PersonalData }[];
  /** Where archives are stored, under the same keys whichever module makes them. */
  readonly archives: Storage;
}
export const hostPersonalData = defineHostPort<HostPersonalData>('personal-data');
