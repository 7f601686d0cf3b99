import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { supervisionAskedMail } from '../mails';
import { Supervision } from '../models/supervision';
import { lockClient } from '../queries/clients';

const findPractitioner = async (trx: Knex.Transaction, email: string): Promise<string | null> => {
  const row = (await trx('users')
    .where({ email: email.trim().toLowerCase(), role: 'practitioner' })
    .whereNull('suspended_at')
    .whereNull('deleted_at')
    .first('id')) as { id: string } | undefined;
  return row?.id ?? null;
};

/**
 * Asks a client whether a second practitioner may read the notes about them; nothing is opened before they agree. Throws 404, 422 for an
 * address that is no other practitioner's, and 409 `already-asked`.
 */
export const askSupervision = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { matchId, email }: { readonly matchId: string; readonly email: string },
): Promise<Supervision> => {
  const { clientUserId } = await lockClient(core, trx, userId, matchId);
  const supervisorUserId = await findPractitioner(trx, email);
  if (supervisorUserId === null || supervisorUserId === userId)
    throw invalid('email', 'No other practitioner of this house has this address.');
  const between = { client_id: clientUserId, practitioner_user_id: userId, supervisor_user_id: supervisorUserId };
  const [made] = (await trx(Supervision.tableName)
    .insert({ match_id: matchId, ...between })
    .onConflict(trx.raw("(match_id, supervisor_user_id) where state in ('asked', 'agreed')"))
    .ignore()
    .returning('id')) as { id: string }[];
  if (!made) throw conflict('already-asked', 'Your client was asked about this practitioner already.');
  const row = await Supervision.query(trx).findById(made.id).throwIfNotFound();
  await core.audit.record(trx, {
    actor: userId,
    action: 'supervision.asked',
    subject: clientUserId,
    object: `supervision:${row.id}`,
  });
  const person = await core.people.contact(trx, clientUserId);
  if (person) await core.mail.send(trx, supervisionAskedMail(person.email, core.config.baseUrl));
  return row;
};
