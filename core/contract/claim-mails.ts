import type { Knex } from 'knex';
import { defineCollectingPort } from './public';

/** Mails to people for whom staff made an account. */
export interface ClaimMails {
  /** Mails the link by which the person chooses a password; nothing to somebody who has entered the account. */
  send(trx: Knex.Transaction, userId: string): Promise<void>;
}
/** Empty where no module writes them. */
export const claimMails = defineCollectingPort<ClaimMails>('core.claim-mails');
