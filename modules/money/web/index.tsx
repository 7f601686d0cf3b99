import { defineWeb, fill } from '#core/web';
import { manifest } from '../module';
import { quotesAbout, taxField } from '../public';

/** Own invoices, the page behind a mailed link, and the money of the house for staff. */
export const web = defineWeb(manifest, {
  pages: [
    { path: '/payments', page: () => import('./pages/payments-page').then((page) => page.PaymentsPage) },
    {
      path: '/payments/by-link',
      page: () => import('./pages/payment-by-link-page').then((page) => page.PaymentByLinkPage),
    },
    {
      path: '/payments/quote-by-link',
      page: () => import('./pages/quote-by-link-page').then((page) => page.QuoteByLinkPage),
    },
    { path: '/payments/quotes/:id', page: () => import('./pages/quote-page').then((page) => page.QuotePage) },
    { path: '/payouts', page: () => import('./pages/payouts-page').then((page) => page.PayoutsPage) },
    { path: '/payments/:id', page: () => import('./pages/payment-page').then((page) => page.PaymentPage) },
    { path: '/team-portal/money', page: () => import('./pages/money-page').then((page) => page.MoneyPage) },
    {
      path: '/team-portal/money/quotes/:id',
      page: () => import('./pages/staff-quote-page').then((page) => page.StaffQuotePage),
    },
    { path: '/team-portal/money/:id', page: () => import('./pages/document-page').then((page) => page.DocumentPage) },
  ],
  fills: [
    fill(quotesAbout, () => import('./parts/staff/quotes-about').then((part) => part.QuotesAbout)),
    fill(taxField, () => import('./parts/staff/tax-field').then((part) => part.TaxField)),
    fill('team-portal.briefs', () => import('./parts/staff/overdue-brief').then((part) => part.OverdueBrief), 20),
  ],
});
