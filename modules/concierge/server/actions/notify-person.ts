import type { Knex } from 'knex';
import type { TranslatedMail } from '#core/contract/mails';
import type { Core } from '#core/contract/server';
import type { Booking } from '../models/booking';

/** Where a booking's person is reached: the account's address, or the one a visitor gave. */
export const addressOf = async (
  core: Core,
  db: Knex,
  row: Pick<Booking, 'userId' | 'email'>,
): Promise<string | null> =>
  row.userId === null ? row.email : ((await core.people.contact(db, row.userId))?.email ?? null);

/** Mails the person; an account without an address hears of it in the product alone. */
export const notifyPerson = async (
  core: Core,
  trx: Knex.Transaction,
  row: Booking,
  mail: (to: string) => TranslatedMail,
): Promise<void> => {
  const to = await addressOf(core, trx, row);
  if (to !== null) await core.mail.send(trx, mail(to));
};
