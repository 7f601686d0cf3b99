import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { withdrawnMail } from '../mails';
import { Intake } from '../models/intake';
import { tellGone } from '../queries/history';
import { hashOf } from '../tokens';

/** Deletes the intake behind a withdraw link and tells the team. One that belongs to an account by now is the account's to delete. */
export const withdrawIntake = async (core: Core, trx: Knex.Transaction, token: string): Promise<void> => {
  const [gone] = await Intake.query(trx)
    .delete()
    .where({ withdraw_hash: hashOf(token), user_id: null })
    .returning('*');
  if (!gone) throw notFound('questionnaire');
  await tellGone(core, trx, [gone.id]);
  await core.mail.send(trx, withdrawnMail(core.config.contactEmail, gone.reference));
};
