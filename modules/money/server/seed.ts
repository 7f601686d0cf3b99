import type { Core, Seed } from '#core/contract/server';
import { addDays } from '../lib/refund-policy';
import type { PaymentRequest } from '../public';
import { cancelInvoice } from './actions/cancel-payment';
import { requestPayment } from './actions/request-payment';
import { today } from './ledger/post-entry';
import { recordPayment } from './ledger/record-payment';
import { Document } from './models/document';
import { lockInvoice } from './queries/documents';
import type { MoneyConfig } from './settings';

interface Sample {
  readonly name: string;
  readonly description: string;
  readonly amount: number;
  /** Days after today on which deposit and balance are due. */
  readonly due: readonly [number, number];
  readonly paid: number;
  readonly isCancelled?: true;
}

const samples: readonly Sample[] = [
  { name: 'lake', description: 'Six days by the lake', amount: 240_000, due: [-20, 40], paid: 72_000 },
  { name: 'talks', description: 'Four sessions', amount: 48_000, due: [-12, -4], paid: 14_400 },
  { name: 'evening', description: 'An evening of breathing', amount: 6_000, due: [-30, -30], paid: 6_000 },
  {
    name: 'forest',
    description: 'A weekend in the forest',
    amount: 64_000,
    due: [-9, 30],
    paid: 19_200,
    isCancelled: true,
  },
];

/** A few invoices of the demo client in different states, marked as samples; they count in no figure and are numbered apart. */
export const seedMoney =
  (core: Core, config: MoneyConfig): Seed =>
  async (trx, demo) => {
    const client = await core.people.contact(trx, demo.client);
    if (!client || (await Document.query(trx).findOne({ is_sample: true }))) return;
    const day = today();
    for (const { name, description, amount, due, paid, isCancelled } of samples) {
      const deposit = Math.round(amount * 0.3);
      const request: PaymentRequest = {
        key: `money:sample:${name}`,
        purpose: `money:sample:${name}`,
        payer: { userId: client.id, email: client.email, name: `${client.firstName} ${client.lastName}` },
        currency: 'EUR',
        lines: [{ description, quantity: 1, unitAmount: amount, taxCode: 'standard' }],
        schedule: [
          { dueOn: addDays(day, due[0]), amount: deposit, label: 'deposit' },
          { dueOn: addDays(day, due[1]), amount: amount - deposit, label: 'balance' },
        ],
        policy: [
          { daysBefore: 60, refundPercent: 100 },
          { daysBefore: 14, refundPercent: 50 },
        ],
        startsOn: addDays(day, 50),
        payee: null,
        returnPath: '',
      };
      const { invoiceId } = await requestPayment(core, config, trx, request, {
        isSample: true,
        issuedOn: addDays(day, due[0] - 14),
      });
      const invoice = await lockInvoice(trx, invoiceId);
      const received = {
        method: 'transfer',
        amount: paid,
        happenedOn: addDays(day, due[0]),
        key: request.key,
      } as const;
      await recordPayment(core, trx, invoice, received);
      if (isCancelled)
        await cancelInvoice(core, trx, await lockInvoice(trx, invoiceId), { percent: 50, reason: 'client' });
    }
  };
