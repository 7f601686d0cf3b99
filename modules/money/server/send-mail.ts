import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { formatAmount } from '../lib/amounts';
import type { Document } from './models/document';
import { payPathOf } from './queries/pay-links';
import type { MailKind } from './texts/mails';
import { writeDocumentMail, writeGiftCardMail } from './write-mails';

type Language = 'en' | 'de' | 'es';

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
