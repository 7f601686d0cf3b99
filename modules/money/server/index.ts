import type { RoutesOf } from '#core/contract/route';
import { defineServer, provide } from '#core/contract/server';
import { earnings, figures, figureTables } from '#modules/reporting/public';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { manifest } from '../module';
import { money } from '../public';
import type * as endpoints from '../schemas/endpoints';
import { cancelPayment } from './actions/cancel-payment';
import { reducePayment } from './actions/reduce-payment';
import { requestPayment } from './actions/request-payment';
import { invoiceContent, issuerStep, readSessionTax, withIssuer } from './content';
import { sendRefunds } from './jobs/send-refunds';
import { sendReminders } from './jobs/send-reminders';
import { today } from './ledger/post-entry';
import { personalData } from './personal-data';
import { moneyProblemTexts } from './problem-texts';
import { findInvoices } from './queries/documents';
import { agreed } from './queries/earnings';
import { peopleWhoPaid } from './queries/people-who-paid';
import { revenue } from './queries/revenue';
import { findTaxRates } from './queries/tax-rates';
import { taxes } from './queries/taxes';
import { quoteTermsContent } from './quote-terms';
import { documentRoutes } from './routes/documents';
import { paymentRoutes } from './routes/payments';
import { quoteRoutes } from './routes/quotes';
import { studioRoutes } from './routes/studio';
import { seedMoney } from './seed';
import { checkSettings, settings } from './settings';
import { createStripeAccess } from './stripe/client';
import { toPaymentStates } from './views/payment-state';
import { mailTemplates } from './write-mails';

/** Server side of the money of the house. */
export const server = defineServer(manifest, {
  settings,
  check: checkSettings,
  create: (core, environment) => {
    const config = withIssuer(core, environment);
    const stripe = createStripeAccess(config);
    return {
      routes: {
        ...paymentRoutes(core, config, stripe),
        ...documentRoutes(core, config),
        ...quoteRoutes(core, config),
        ...studioRoutes(core, config),
      } satisfies RoutesOf<typeof endpoints>,
      jobs: [sendRefunds(core, stripe, config.stripeSecretKey !== null), sendReminders(core)],
      mails: mailTemplates,
      personalData: personalData(core),
      problemTexts: moneyProblemTexts,
      seed: seedMoney(core, config),
      provides: [
        provide(contentNouns, invoiceContent(core, environment)),
        provide(contentNouns, quoteTermsContent),
        provide(firstRunSteps, issuerStep(config)),
        provide(earnings, agreed),
        provide(figureTables, revenue),
        provide(figureTables, taxes),
        provide(figures, peopleWhoPaid),
        provide(money, {
          requestPayment: (trx, request) => requestPayment(core, config, trx, request),
          cancelPayment: (trx, purpose, by, on) => cancelPayment(core, trx, purpose, by, on),
          reducePayment: (trx, purpose, owed) => reducePayment(core, trx, purpose, owed),
          paymentStates: async (db, purposes) => {
            const invoices = await findInvoices(db, purposes);
            const states = await toPaymentStates(core, db, invoices);
            return new Map(states.map((state, i) => [invoices[i]?.purpose ?? '', state]));
          },
          taxRates: async (db) =>
            new Map([...(await findTaxRates(db, today()))].map(([code, { rate }]) => [code, rate])),
          listTaxCodes: async (db) =>
            [...(await findTaxRates(db, today())).values()].map(({ code, name, rate }) => ({
              ...{ code, name, rate, isOfSessions: code === readSessionTax(core) },
            })),
        }),
      ],
    };
  },
});
