import { defineServer, provide } from '#core/contract/server';
import { manifest } from '../module';
import { money } from '../public';
import { cancelPayment } from './actions/cancel-payment';
import { requestPayment } from './actions/request-payment';
import { personalData } from './personal-data';
import { findInvoices } from './queries/documents';
import { checkSettings, settings } from './settings';
import { toPaymentStates } from './views/payment-state';

/** Server side of the money of the house. */
export const server = defineServer(manifest, {
  settings,
  check: checkSettings,
  create: (core, config) => ({
    personalData: personalData(core),
    provides: [
      provide(money, {
        requestPayment: (trx, request) => requestPayment(core, config, trx, request),
        cancelPayment: (trx, purpose, by, on) => cancelPayment(core, trx, purpose, by, on),
        paymentStates: async (db, purposes) => {
          const invoices = await findInvoices(db, purposes);
          const states = await toPaymentStates(core, db, invoices);
          return new Map(states.map((state, i) => [invoices[i]?.purpose ?? '', state]));
        },
      }),
    ],
  }),
});
