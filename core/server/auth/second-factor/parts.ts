import type { Knex } from 'knex';
import type { User } from '../../../contract/route';
import type { Vault } from '../../../contract/server';
import type { Config } from '../../host';
import type { Mail } from '../../mail/mail';
import type { RecordAudit } from '../person-of';
import { type SecurityChange, securityChangedMail } from '../security-mails';
import type { Codes } from './codes';
import type { SecondFactorRule } from './rule';

/** What routes about passkeys and codes need. */
export interface FactorParts {
  readonly config: Config;
  readonly vault: Pick<Vault, 'encrypt' | 'decryptText'>;
  readonly codes: Codes;
  readonly rule: SecondFactorRule;
  readonly audit: RecordAudit;
  /** Writes to the owner that the ways to sign in changed. */
  readonly notify: (trx: Knex, user: Pick<User, 'email'>, change: SecurityChange) => Promise<void>;
}

/** See `FactorParts.notify`; `page` is the full address of the account's page about signing in. */
export const createNotify =
  (mail: Pick<Mail, 'send'>, page: () => string): FactorParts['notify'] =>
  (trx, { email }, change) =>
    mail.send(trx, securityChangedMail(email, change, page()));
