import type { Knex } from 'knex';
import { emailVerified } from '../../contract/hooks';
import type { EventType, PayloadOf } from '../../contract/public';

/** Tells modules in the caller's transaction. */
export type Emit = <E extends EventType>(trx: Knex.Transaction, event: E, payload: PayloadOf<E>) => Promise<void>;

/** Records that the stored address belongs to this person: every confirmation emits an event, the first one is dated. */
export type MarkAddressVerified = (trx: Knex.Transaction, userId: string) => Promise<void>;

export const createMarkAddressVerified =
  (emit: Emit): MarkAddressVerified =>
  async (trx, userId) => {
    await trx('users')
      .where({ id: userId })
      .whereNull('email_verified_at')
      .update({ email_verified_at: trx.fn.now(), updated_at: trx.fn.now() });
    await emit(trx, emailVerified, { userId });
  };
