import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { formatAmount } from '../lib/amounts';
import type { Document } from './models/document';
import type { Quote } from './models/quote';
import { payPathOf } from './queries/pay-links';
import { quotePathOf } from './queries/quote-links';
import type { MoneyConfig } from './settings';
import type { Language, MailKind } from './texts/mails';
import type { QuoteMailKind } from './texts/quotes';
import { writeDocumentMail, writeGiftCardMail } from './write-mails';

const dayIn = (day: string, language: Language): string =>
  day === ''
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

/** Writes to the payer of a document; nobody for a sample, or once the person was erased. */
export const sendMail = async (
  core: Core,
  trx: Knex,
  document: Document,
  kind: MailKind,
  { amount, part, day = '' }: { readonly amount: number; readonly part?: number; readonly day?: string },
): Promise<void> => {
  if (document.isSample || document.payerEmail === '') return;
  await core.mail.send(trx, {
    kind,
    to: document.payerEmail,
    language: document.language,
    ...writeDocumentMail(kind, (language) => ({
      name: document.payerName,
      number: document.numberText,
      amount: formatAmount(amount, document.currency, language),
      part: part === undefined || part === amount ? '' : formatAmount(part, document.currency, language),
      day: dayIn(day, language),
      link: core.config.baseUrl + payPathOf(core, document),
      house: document.issuer.name,
    })),
  });
};

const quoteFacts = (quote: Quote, link: string) => (language: Language) => ({
  name: quote.clientName,
  number: quote.numberText,
  amount: formatAmount(quote.total, quote.currency, language),
  part: '',
  day: dayIn(quote.validUntil, language),
  link,
  house: quote.issuer.name,
});

/** Writes to whom a quote was sent; nobody once the person was erased. */
export const sendQuoteMail = async (
  core: Core,
  trx: Knex,
  quote: Quote,
  kind: Extract<QuoteMailKind, 'quote' | 'quote-reminder' | 'quote-withdrawn'>,
): Promise<void> => {
  if (quote.clientEmail === '') return;
  const link = core.config.baseUrl + quotePathOf(core, quote);
  const { language } = quote;
  await core.mail.send(trx, {
    kind,
    to: quote.clientEmail,
    language,
    ...writeDocumentMail(kind, quoteFacts(quote, link)),
  });
};

/** Tells the house what somebody answered to a quote. */
export const sendQuoteAnswer = async (
  core: Core,
  config: MoneyConfig,
  trx: Knex,
  quote: Quote,
  kind: Extract<QuoteMailKind, 'quote-accepted' | 'quote-declined'>,
): Promise<void> => {
  const link = `${core.config.baseUrl}/team-portal/money/quotes/${quote.id}`;
  const to = config.contact || core.config.contactEmail;
  await core.mail.send(trx, { kind, to, language: 'en', ...writeDocumentMail(kind, quoteFacts(quote, link)) });
};

/** Mails a gift card's code to who bought it. */
export const sendGiftCard = async (
  core: Core,
  trx: Knex,
  document: Document,
  card: { readonly code: string; readonly amount: number; readonly validUntil: string },
): Promise<void> => {
  if (document.isSample || document.payerEmail === '') return;
  await core.mail.send(trx, {
    kind: 'gift-card',
    to: document.payerEmail,
    language: document.language,
    ...writeGiftCardMail(
      (language) => ({
        code: card.code,
        amount: formatAmount(card.amount, document.currency, language),
        day: dayIn(card.validUntil, language),
      }),
      document.issuer.name,
    ),
  });
};
