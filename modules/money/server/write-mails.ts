import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import type { TranslatedMail } from '#core/contract/mails';
import {
  type GiftCardFacts,
  giftCardTexts,
  type Language,
  type MailFacts,
  type MailKind,
  mailTexts,
} from './texts/mails';
import { type QuoteMailKind, quoteMailTexts } from './texts/quotes';

const allTexts = { ...mailTexts, ...quoteMailTexts };
type Said = Pick<TranslatedMail, 'words' | 'values'>;

const inAllLanguages = <T>(write: (language: Language) => T): Readonly<Record<Language, T>> => ({
  en: write('en'),
  de: write('de'),
  es: write('es'),
});

/** What a mail about a document or a quote says, with what differs from mail to mail. */
export const writeDocumentMail = (kind: MailKind | QuoteMailKind, factsIn: (language: Language) => MailFacts): Said => {
  const facts = inAllLanguages(factsIn);
  const { number, link, house } = facts.en;
  return {
    words: inAllLanguages((language) => {
      const { subject, lines } = allTexts[kind][language];
      return { subject: subject(facts[language]), text: [...lines(facts[language]), '', house].join('\n') };
    }),
    values: {
      number,
      link,
      issuer: house,
      amount: inAllLanguages((language) => facts[language].amount),
      day: inAllLanguages((language) => facts[language].day),
    },
  };
};

export const writeGiftCardMail = (factsIn: (language: Language) => GiftCardFacts, issuer: string): Said => {
  const facts = inAllLanguages(factsIn);
  return {
    words: inAllLanguages((language) => {
      const { subject, lines } = giftCardTexts[language];
      return { subject, text: [...lines(facts[language]), '', issuer].join('\n') };
    }),
    values: {
      code: facts.en.code,
      issuer,
      amount: inAllLanguages((language) => facts[language].amount),
      day: inAllLanguages((language) => facts[language].day),
    },
  };
};

const titles: Readonly<Record<MailKind | QuoteMailKind, string>> = {
  invoice: 'An invoice is written',
  'payment-received': 'A payment came in',
  'payment-reminder': 'A payment is late',
  'invoice-credited': 'An invoice is credited',
  'refund-paid': 'Money goes back',
  quote: 'A quote is sent',
  'quote-reminder': 'A quote ends soon',
  'quote-withdrawn': 'A quote is taken back',
  'quote-accepted': 'A quote was accepted, to the house',
  'quote-declined': 'A quote was declined, to the house',
};

/** Mails about money as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  ...(Object.keys(titles) as (MailKind | QuoteMailKind)[]).map((kind) => ({
    title: titles[kind],
    sample: {
      to: sampleMail.to,
      kind,
      ...writeDocumentMail(kind, () => ({
        name: 'Ann Lee',
        number: '2026-00042',
        amount: '€ 1.234,50',
        part: '',
        day: '4 May 2026',
        link: `${sampleMail.home}/pay/example`,
        house: 'Example House',
      })),
    },
  })),
  {
    title: 'A gift card is bought',
    sample: {
      to: sampleMail.to,
      kind: 'gift-card',
      ...writeGiftCardMail(
        () => ({ code: 'ABCD-EFGH-JKLM', amount: '€ 1.234,50', day: '4 May 2026' }),
        'Example House',
      ),
    },
  },
];
