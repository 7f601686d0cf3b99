import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { hashToken } from '../encryption';
import { withdrawnMail } from '../mails';
import { ConsultationRequest } from '../models/consultation-request';
import { discardRequest } from './delete-request';

/** Deletes the request behind a withdraw link and tells the team. */
export const withdrawContactRequest = async (core: Core, trx: Knex.Transaction, token: string): Promise<void> => {
  const row = await ConsultationRequest.query(trx)
    .findOne({ withdraw_hash: hashToken(token) })
    .forUpdate();
  if (!row) throw notFound('request');
  await discardRequest(core, trx, row, true);
  await core.mail.send(trx, withdrawnMail(row.reference, core.config.contactEmail));
};
