import { endpoint } from '#core/contract/endpoint';
import type * as contract from './contracts';

export const listPayments = endpoint<typeof contract.listPayments>()('get', '/api/payments');
export const getPayment = endpoint<typeof contract.getPayment>()('get', '/api/payments/:ref');
export const downloadPayment = endpoint<typeof contract.downloadPayment>()('get', '/api/payments/:ref/pdf');
export const startCheckout = endpoint<typeof contract.startCheckout>()('post', '/api/payments/:ref/checkout');
export const redeemCode = endpoint<typeof contract.redeemCode>()('post', '/api/payments/:ref/codes');
export const receiveStripeEvent = endpoint<typeof contract.receiveStripeEvent>()('post', '/api/payments/stripe/events');
export const listOwnQuotes = endpoint<typeof contract.listOwnQuotes>()('get', '/api/quotes');
export const getOwnQuote = endpoint<typeof contract.getOwnQuote>()('get', '/api/quotes/:ref');
export const downloadQuote = endpoint<typeof contract.downloadQuote>()('get', '/api/quotes/:ref/pdf');
export const acceptQuote = endpoint<typeof contract.acceptQuote>()('post', '/api/quotes/:ref/accept');
export const declineQuote = endpoint<typeof contract.declineQuote>()('post', '/api/quotes/:ref/decline');
export const listOwnPayouts = endpoint<typeof contract.listOwnPayouts>()('get', '/api/payouts/me');
export const exportOwnStatement = endpoint<typeof contract.exportOwnStatement>()('get', '/api/payouts/me/:id/csv');

const studio = '/api/studio/money';
export const getOverview = endpoint<typeof contract.getOverview>()('get', `${studio}/overview`);
export const reviewProblem = endpoint<typeof contract.reviewProblem>()('post', `${studio}/problems/:id/review`);
export const listDocuments = endpoint<typeof contract.listDocuments>()('get', `${studio}/documents`);
export const exportDocuments = endpoint<typeof contract.exportDocuments>()('get', `${studio}/exports/documents`);
export const createInvoice = endpoint<typeof contract.createInvoice>()('post', `${studio}/documents`);
export const getDocument = endpoint<typeof contract.getDocument>()('get', `${studio}/documents/:id`);
export const printDocument = endpoint<typeof contract.printDocument>()('get', `${studio}/documents/:id/pdf`);
export const recordOfflinePayment = endpoint<typeof contract.recordOfflinePayment>()(
  'post',
  `${studio}/documents/:id/payments`,
);
export const cancelDocument = endpoint<typeof contract.cancelDocument>()(
  'post',
  `${studio}/documents/:id/cancellation`,
);
export const creditDocument = endpoint<typeof contract.creditDocument>()('post', `${studio}/documents/:id/credits`);
export const settleRefund = endpoint<typeof contract.settleRefund>()('post', `${studio}/refunds/:id/settlement`);

export const listQuotes = endpoint<typeof contract.listQuotes>()('get', `${studio}/quotes`);
export const exportQuotes = endpoint<typeof contract.exportQuotes>()('get', `${studio}/exports/quotes`);
export const getQuoteSubject = endpoint<typeof contract.getQuoteSubject>()('get', `${studio}/quote-subjects/:subject`);
export const createQuote = endpoint<typeof contract.createQuote>()('post', `${studio}/quotes`);
export const getQuote = endpoint<typeof contract.getQuote>()('get', `${studio}/quotes/:id`);
export const printQuote = endpoint<typeof contract.printQuote>()('get', `${studio}/quotes/:id/pdf`);
export const withdrawQuote = endpoint<typeof contract.withdrawQuote>()('post', `${studio}/quotes/:id/withdrawal`);

export const listTaxRates = endpoint<typeof contract.listTaxRates>()('get', `${studio}/tax-rates`);
export const addTaxRate = endpoint<typeof contract.addTaxRate>()('post', `${studio}/tax-rates`);
export const listCodes = endpoint<typeof contract.listCodes>()('get', `${studio}/codes`);
export const exportCodes = endpoint<typeof contract.exportCodes>()('get', `${studio}/exports/codes`);
export const createCode = endpoint<typeof contract.createCode>()('post', `${studio}/codes`);
export const endCode = endpoint<typeof contract.endCode>()('post', `${studio}/codes/:id/end`);
export const resumeCode = endpoint<typeof contract.resumeCode>()('post', `${studio}/codes/:id/resume`);
export const listGiftCards = endpoint<typeof contract.listGiftCards>()('get', `${studio}/gift-cards`);
export const exportGiftCards = endpoint<typeof contract.exportGiftCards>()('get', `${studio}/exports/gift-cards`);
export const createGiftCard = endpoint<typeof contract.createGiftCard>()('post', `${studio}/gift-cards`);
export const listPayouts = endpoint<typeof contract.listPayouts>()('get', `${studio}/payouts`);
export const listStatements = endpoint<typeof contract.listStatements>()('get', `${studio}/statements`);
export const exportStatements = endpoint<typeof contract.exportStatements>()('get', `${studio}/exports/statements`);
export const createStatement = endpoint<typeof contract.createStatement>()('post', `${studio}/statements`);
export const payStatement = endpoint<typeof contract.payStatement>()('post', `${studio}/statements/:id/payout`);
export const exportStatement = endpoint<typeof contract.exportStatement>()('get', `${studio}/statements/:id/csv`);
