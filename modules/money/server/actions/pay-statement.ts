import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid, notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { SettleInput } from '../../schemas/documents';
import { postEntry, today } from '../ledger/post-entry';
import { Document } from '../models/document';
import { Entry, Payment } from '../models/payment';
import type { Actor } from './create-invoice';

/** Notes that a statement was paid out by the team's bank. */
export const payStatement = async (
  core: Core,
  trx: Knex.Transaction,
  actor: Actor,
  id: string,
  { paidOn, reference }: SettleInput,
): Promise<Document> => {
  const statement = await Document.query(trx).findById(id).where({ kind: 'statement' }).forUpdate();
  if (!statement) throw notFound('statement');
  if (await Entry.query(trx).findOne({ document_id: id, kind: 'paid-out' }))
    throw conflict('already-paid-out', 'This statement is paid out already.');
  if (paidOn > today()) throw invalid('paidOn', 'Choose today or an earlier day.');
  const paymentId = randomUUID();
  const { total: amount, currency } = statement;
  await Payment.query(trx).insert({
    id: paymentId,
    documentId: id,
    direction: 'out',
    method: 'transfer',
    amount,
    currency,
    happenedOn: paidOn,
    reference,
    key: `payout:${id}`,
  });
  await postEntry(trx, statement, { kind: 'paid-out', key: `paid-out:${id}`, happenedOn: paidOn, paymentId }, [
    { account: 'practitioners', amount },
    { account: 'bank', amount: -amount },
  ]);
  await core.audit.record(
    trx,
    { actor: actor.id, action: 'money.statement-paid-out', object: `document:${id}`, detail: { amount, currency } },
    actor.requestId,
  );
  return statement;
};
