import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { practitionerMail } from '../introduction-mails';
import { Introduction } from '../models/introduction';
import { getByToken } from '../queries/introductions';

/** The guest calls it off; the time is free again, and a practitioner who knew of it gets a mail. */
export const withdrawIntroduction = async (core: Core, trx: Knex.Transaction, token: string): Promise<Introduction> => {
  const row = await getByToken(trx, token, true);
  const isOpen = row.state === 'unconfirmed' || row.state === 'waiting' || row.state === 'accepted';
  if (!isOpen || Date.parse(row.startsAt) <= Date.now()) return row;
  const ended = await Introduction.query(trx).patchAndFetchById(row.id, { state: 'cancelled' });
  const person = row.state === 'unconfirmed' ? null : await core.people.contact(trx, row.practitionerUserId);
  if (person) await core.mail.send(trx, practitionerMail(core, row, person.email, 'withdrawn'));
  return ended;
};
