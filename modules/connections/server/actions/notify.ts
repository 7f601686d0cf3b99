import type { Knex } from 'knex';
import type { TranslatedMail } from '#core/contract/mails';
import type { Core } from '#core/contract/server';
import { connectionsChanged } from '../../schemas/events';
import type { Connection } from '../models/connection';

/** Writes to one of the two, if the account can be used. */
export const mailPerson = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string | null,
  mail: (to: string, baseUrl: string) => TranslatedMail,
): Promise<void> => {
  const person = userId === null ? null : await core.people.contact(trx, userId);
  if (person) await core.mail.send(trx, mail(person.email, core.config.baseUrl));
};

/** Open pages of both sides ask anew once this is committed. */
export const emitChange = (core: Core, trx: Knex.Transaction, row: Connection): Promise<void> =>
  core.events.emit(trx, connectionsChanged, {
    connectionId: row.id,
    people: [row.inviterId, row.inviteeId].filter((id) => id !== null),
  });
