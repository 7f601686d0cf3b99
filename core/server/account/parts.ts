import type { Knex } from 'knex';
import type { Logger, Storage, Vault } from '../../contract/server';
import type { recordAudit } from '../audit';
import type { AddressHash } from '../auth/address-hash';
import type { NoticeLimit } from '../auth/notice-limit';
import type { AddressProven } from '../auth/proven';
import type { Assembled, Config } from '../host';
import type { Mail } from '../mail/mail';
import type { OwnVault } from '../vault/vault';

/** What the account room is made of. */
export interface AccountParts {
  readonly config: Config;
  readonly log: Logger;
  readonly knex: Knex;
  readonly vault: OwnVault & Vault;
  readonly mail: Mail;
  /** The core's own part of the storage. */
  readonly storage: Storage;
  readonly audit: typeof recordAudit;
  readonly proven: AddressProven;
  readonly addressHash: AddressHash;
  readonly notices: NoticeLimit;
  /** What every module owes a person. */
  readonly personalData: Assembled['personalData'];
}
