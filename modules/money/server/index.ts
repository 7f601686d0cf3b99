import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { earnings } from '#modules/reporting/public';
import { manifest } from '../module';
import { money } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { cancelPayment } from './actions/cancel-payment';
import { requestPayment } from './actions/request-payment';
import { sendRefunds } from './jobs/send-refunds';
import { sendReminders } from './jobs/send-reminders';
import { personalData } from './personal-data';
import { moneyProblemTexts } from './problem-texts';
import { findInvoices } from './queries/documents';
import { agreed } from './queries/earnings';
import { documentRoutes } from './routes/documents';
import { paymentRoutes } from './routes/payments';
import { studioRoutes } from './routes/studio';
import { seedMoney } from './seed';
import { checkSettings, settings } from './settings';
import { createStripeAccess } from './stripe/client';
import { toPaymentStates } from './views/payment-state';

/** Server side of the money of the house. */
export const server = defineServer(manifest, {
  settings,
  check: checkSettings,
  create: (core, config) => {
    const stripe = createStripeAccess(config);
    return {
      routes: {
        ...paymentRoutes(core, config, stripe),
        ...documentRoutes(core, config),
        ...studioRoutes(core, config),
      } satisfies RoutesOf<typeof endpoints>,
      jobs: [sendRefunds(core, stripe, config.stripeSecretKey !== null), sendReminders(core)],
      personalData: personalData(core),
      problemTexts: moneyProblemTexts,
      seed: seedMoney(core, config),
      provides: [
        provide(earnings, agreed),
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
    };
  },
});
