import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { MessageInput } from '../../schemas/roster';
import { messageMail } from '../mails';
import { Place, RetreatMessage } from '../models/place';
import type { RetreatDate } from '../models/retreat-date';
import { encryptMessage } from '../queries/messages';

/** Mails everybody who booked a place on a date, and keeps what was sent. Throws 409 when nobody can be reached. */
export const sendMessage = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  date: RetreatDate,
  input: MessageInput,
): Promise<{ readonly id: string; readonly recipients: number }> => {
  const [subject, text] = [input.subject.trim(), input.text.trim()];
  if (text === '') throw invalid('text', 'Write the message.');
  const places = await Place.query(trx).where({ date_id: date.id, status: 'booked' }).orderBy('created_at');
  let recipients = 0;
  for (const { id, userId } of places) {
    const person = await core.people.contact(trx, userId);
    if (!person) continue;
    recipients += 1;
    const link = `${core.config.baseUrl}/retreats/places/${id}`;
    await core.mail.send(trx, messageMail(person.email, date.name, subject, text, link));
  }
  if (recipients === 0)
    throw conflict('nobody-there', 'Nobody has booked a place on this date who can be reached by mail.');
  const id = randomUUID();
  await RetreatMessage.query(trx).insert({
    ...{ id, dateId: date.id, sentBy: user.id, recipients },
    textEncrypted: encryptMessage(core, id, { subject, text }),
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'retreats.message-sent',
    object: `retreat-date:${date.id}`,
    detail: { recipients },
  });
  return { id, recipients };
};
