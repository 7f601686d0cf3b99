import { createDownloadHeaders, implement, respond } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import * as contract from '../../schemas/contracts';
import * as api from '../../schemas/endpoints';
import { receiveStripeEvent } from '../actions/receive-stripe-event';
import { redeemCode } from '../actions/redeem-code';
import { startCheckout } from '../actions/start-checkout';
import { getOwnPayment, listOwnPayments, readPayment } from '../queries/own-payments';
import { getOwnStatement, listOwnPayouts } from '../queries/own-payouts';
import { printPdf } from '../queries/print-document';
import { exportStatementRows } from '../queries/statement-file';
import type { MoneyConfig } from '../settings';
import type { StripeAccess } from '../stripe/client';

const access = { open: true, because: 'people without an account pay by the key of a mailed link' } as const;

/** What people do with their own invoices, and what the payment service reports. */
export const paymentRoutes = (core: Core, config: MoneyConfig, stripe: StripeAccess) => ({
  listPayments: implement(api.listPayments, contract.listPayments, {
    access: { permission: 'money.view-own' },
    handle: async ({ user, query }) => {
      const { payments, next } = await listOwnPayments(core, user.id, query);
      return respond(payments, { next });
    },
  }),
  getPayment: implement(api.getPayment, contract.getPayment, {
    access,
    load: ({ user, params, db }) => getOwnPayment(core, db, user, params.ref),
    handle: ({ loaded, params }) => readPayment(core, config, core.db, loaded, params.ref),
  }),
  downloadPayment: implement(api.downloadPayment, contract.downloadPayment, {
    access,
    limit: { points: 20, seconds: 60, by: 'address' },
    load: ({ user, params, db }) => getOwnPayment(core, db, user, params.ref),
    handle: async ({ loaded }) =>
      respond(
        await printPdf(core, config, loaded),
        createDownloadHeaders(`${loaded.numberText}.pdf`, 'application/pdf'),
      ),
  }),
  startCheckout: implement(api.startCheckout, contract.startCheckout, {
    access,
    limit: { points: 10, seconds: 60, by: 'address' },
    load: ({ user, params, db }) => getOwnPayment(core, db, user, params.ref),
    prepare: ({ loaded, body }) => startCheckout(core, stripe, loaded, body.part),
    handle: async ({ prepared }) => ({ url: prepared }),
  }),
  redeemCode: implement(api.redeemCode, contract.redeemCode, {
    access,
    // Few enough that nobody finds a code by trying.
    limit: { points: 8, seconds: 60, by: 'address' },
    load: ({ user, params, db }) => getOwnPayment(core, db, user, params.ref),
    handle: async ({ user, loaded, params, body, trx }) => {
      await redeemCode(core, trx, loaded.id, body.code);
      return readPayment(core, config, trx, await getOwnPayment(core, trx, user, params.ref), params.ref);
    },
  }),
  listOwnPayouts: implement(api.listOwnPayouts, contract.listOwnPayouts, {
    access: { permission: 'money.be-paid' },
    handle: async ({ user, query }) => {
      const { payouts, next } = await listOwnPayouts(core, user.id, query);
      return respond(payouts, { next });
    },
  }),
  exportOwnStatement: implement(api.exportOwnStatement, contract.exportOwnStatement, {
    access: { permission: 'money.be-paid' },
    load: ({ user, params }) => getOwnStatement(core, user.id, params.id),
    handle: async ({ loaded }) =>
      respond(
        Buffer.from(await exportStatementRows(core.db, loaded)),
        createDownloadHeaders(`${loaded.numberText}.csv`, 'text/csv; charset=utf-8'),
      ),
  }),
  receiveStripeEvent: implement(api.receiveStripeEvent, contract.receiveStripeEvent, {
    access: { open: true, because: 'the payment service calls it; its signature says who it is' },
    limit: { points: 600, seconds: 60, by: 'address', local: true },
    bodyLimit: 512 * 1024,
    handle: async ({ trx, request }) => {
      const signature = request.header('stripe-signature');
      await receiveStripeEvent(core, stripe, trx, request.bytes ?? new Uint8Array(), signature);
      return { received: true as const };
    },
  }),
});
