import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { StatementInput } from '../../schemas/studio';
import { issueDocument } from '../ledger/issue-document';
import { today } from '../ledger/post-entry';
import type { Document } from '../models/document';
import { findNames, findOpenShares } from '../queries/payouts';
import type { MoneyConfig } from '../settings';
import type { Actor } from './create-invoice';

/** Gathers a practitioner's shares up to a day on a statement. Each payment stands on one statement only. */
export const createStatement = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex.Transaction,
  actor: Actor,
  { practitionerId, currency, until }: StatementInput,
): Promise<Document> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`money:statement:${practitionerId}`]);
  const shares = await findOpenShares(trx, { practitionerId, currency, until });
  const total = shares.reduce((sum, { amount }) => sum + amount, 0);
  if (total <= 0)
    throw conflict(
      'nothing-to-pay',
      'There is nothing to pay out up to this day. Refunds are taken off the next statement.',
    );
  const name = (await findNames(core, trx, [practitionerId])).get(practitionerId) ?? '';
  const id = randomUUID();
  const statement = await issueDocument(trx, {
    kind: 'statement',
    key: `money:statement:${id}`,
    purpose: `money:statement:${id}`,
    userId: null,
    payerName: name,
    payerEmail: '',
    currency,
    language: 'en',
    isSample: false,
    issuedOn: today(),
    issuer: { name: config.issuerName, address: config.issuerAddress, taxId: config.taxId },
    practitionerId,
    lines: [
      {
        description: `Share of ${shares.length} payments up to ${until}`,
        quantity: 1,
        unitAmount: total,
        account: 'practitioner-shares',
        taxCode: 'none',
        taxRate: 0,
        tax: 0,
      },
    ],
    parts: [],
  });
  await trx('money_shares').insert(
    shares.map(({ paymentId, amount }) => ({ payment_id: paymentId, statement_id: statement.id, amount })),
  );
  await core.audit.record(
    trx,
    {
      actor: actor.id,
      action: 'money.statement-created',
      object: `document:${statement.id}`,
      detail: { total, currency },
    },
    actor.requestId,
  );
  return statement;
};
