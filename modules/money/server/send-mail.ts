import type { Knex } from 'knex';
import type { Core, MailWords } from '#core/contract/server';
import { formatAmount } from '../lib/amounts';
import type { Document } from './models/document';
import { payPathOf } from './queries/pay-links';
import { giftCardTexts, type MailKind, mailTexts } from './texts/mails';

type Language = 'en' | 'de' | 'es';

const dayIn = (day: string, language: Language): string =>
  day === ''
    ? ''
    : new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(`${day}T00:00:00Z`));

const inAllLanguages = (write: (language: Language) => MailWords): Readonly<Record<Language, MailWords>> => ({
  en: write('en'),
  de: write('de'),
  es: write('es'),
});

/** Writes to the payer of a document; nobody for a sample, or once the person was erased. */
export const sendMail = async (
  core: Core,
  trx: Knex,
  document: Document,
  kind: MailKind,
  { amount, day = '' }: { readonly amount: number; readonly day?: string },
): Promise<void> => {
  if (document.isSample || document.payerEmail === '') return;
  await core.mail.send(trx, {
    kind,
    to: document.payerEmail,
    language: document.language,
    words: inAllLanguages((language) => {
      const { subject, lines } = mailTexts[kind][language];
      const facts = {
        name: document.payerName,
        number: document.numberText,
        amount: formatAmount(amount, document.currency, language),
        day: dayIn(day, language),
        link: core.config.baseUrl + payPathOf(core, document),
        house: document.issuer.name,
      };
      return { subject: subject(facts), text: [...lines(facts), '', facts.house].join('\n') };
    }),
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
    words: inAllLanguages((language) => {
      const { subject, lines } = giftCardTexts[language];
      const amount = formatAmount(card.amount, document.currency, language);
      const text = lines({ code: card.code, amount, day: dayIn(card.validUntil, language) });
      return { subject, text: [...text, '', document.issuer.name].join('\n') };
    }),
  });
};
