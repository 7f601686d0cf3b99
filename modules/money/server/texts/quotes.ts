import type { QuoteState } from '../../schemas/values';
import type { Language, MailWords } from './mails';

/** The words of printed quotes, besides those of all documents. */
interface QuoteTexts {
  readonly quote: string;
  readonly sent: string;
  readonly validUntil: string;
  readonly states: Readonly<Record<Exclude<QuoteState, 'open'>, string>>;
  readonly ifAccepted: string;
  readonly dueAtOnce: string;
  readonly dueIn: (days: number) => string;
  readonly fixed: string;
  readonly terms: (version: number) => string;
}

export const quoteTexts: Readonly<Record<Language, QuoteTexts>> = {
  en: {
    quote: 'Quote',
    sent: 'Sent on',
    validUntil: 'Valid until',
    states: { accepted: 'Accepted', declined: 'Declined', withdrawn: 'Taken back', expired: 'Over' },
    ifAccepted: 'If you accept',
    dueAtOnce: 'All of it is due with the invoice, on the day you accept.',
    dueIn: (days) =>
      days === 0
        ? 'with the acceptance'
        : days === 1
          ? '1 day after the acceptance'
          : `${days} days after the acceptance`,
    fixed: 'The price stays as it stands here once you have accepted.',
    terms: (version) => `Terms (version ${version})`,
  },
  de: {
    quote: 'Angebot',
    sent: 'Geschickt am',
    validUntil: 'Gültig bis',
    states: { accepted: 'Angenommen', declined: 'Abgelehnt', withdrawn: 'Zurückgezogen', expired: 'Abgelaufen' },
    ifAccepted: 'Wenn du annimmst',
    dueAtOnce: 'Alles ist mit der Rechnung fällig, an dem Tag, an dem du annimmst.',
    dueIn: (days) =>
      days === 0 ? 'mit der Annahme' : days === 1 ? '1 Tag nach der Annahme' : `${days} Tage nach der Annahme`,
    fixed: 'Der Preis bleibt, wie er hier steht, sobald du angenommen hast.',
    terms: (version) => `Bedingungen (Fassung ${version})`,
  },
  es: {
    quote: 'Presupuesto',
    sent: 'Enviado el',
    validUntil: 'Válido hasta el',
    states: { accepted: 'Aceptado', declined: 'Rechazado', withdrawn: 'Retirado', expired: 'Caducado' },
    ifAccepted: 'Si aceptas',
    dueAtOnce: 'Todo vence con la factura, el día en que aceptes.',
    dueIn: (days) =>
      days === 0 ? 'al aceptar' : days === 1 ? '1 día después de aceptar' : `${days} días después de aceptar`,
    fixed: 'El precio se queda como está aquí una vez que aceptes.',
    terms: (version) => `Condiciones (versión ${version})`,
  },
};

export type QuoteMailKind = 'quote' | 'quote-reminder' | 'quote-withdrawn' | 'quote-accepted' | 'quote-declined';

/** Mails about quotes; the last two go to the house. */
export const quoteMailTexts: Readonly<Record<QuoteMailKind, Readonly<Record<Language, MailWords>>>> = {
  quote: {
    en: {
      subject: ({ number }) => `Your quote ${number}`,
      lines: ({ amount, day, link }) => [
        `Here is your quote for ${amount}. It is valid until ${day}.`,
        '',
        `See it, accept or decline it, or save it as PDF: ${link}`,
        '',
        'Nothing is owed unless you accept.',
      ],
    },
    de: {
      subject: ({ number }) => `Dein Angebot ${number}`,
      lines: ({ amount, day, link }) => [
        `Hier ist dein Angebot über ${amount}. Es gilt bis ${day}.`,
        '',
        `Ansehen, annehmen oder ablehnen, als PDF speichern: ${link}`,
        '',
        'Solange du nicht annimmst, schuldest du nichts.',
      ],
    },
    es: {
      subject: ({ number }) => `Tu presupuesto ${number}`,
      lines: ({ amount, day, link }) => [
        `Aquí tienes tu presupuesto de ${amount}. Es válido hasta el ${day}.`,
        '',
        `Verlo, aceptarlo o rechazarlo, o guardarlo en PDF: ${link}`,
        '',
        'Mientras no lo aceptes, no debes nada.',
      ],
    },
  },
  'quote-reminder': {
    en: {
      subject: ({ number }) => `Your quote ${number} ends soon`,
      lines: ({ amount, day, link }) => [
        `Your quote for ${amount} is valid until ${day}. After that day it cannot be accepted any more.`,
        '',
        `See it, accept or decline it: ${link}`,
        '',
        'If you do not want it, there is nothing to do: nothing is owed unless you accept.',
      ],
    },
    de: {
      subject: ({ number }) => `Dein Angebot ${number} läuft bald ab`,
      lines: ({ amount, day, link }) => [
        `Dein Angebot über ${amount} gilt bis ${day}. Danach kann es nicht mehr angenommen werden.`,
        '',
        `Ansehen, annehmen oder ablehnen: ${link}`,
        '',
        'Möchtest du es nicht, brauchst du nichts zu tun: Solange du nicht annimmst, schuldest du nichts.',
      ],
    },
    es: {
      subject: ({ number }) => `Tu presupuesto ${number} caduca pronto`,
      lines: ({ amount, day, link }) => [
        `Tu presupuesto de ${amount} es válido hasta el ${day}. Después ya no se podrá aceptar.`,
        '',
        `Verlo, aceptarlo o rechazarlo: ${link}`,
        '',
        'Si no lo quieres, no tienes que hacer nada: mientras no lo aceptes, no debes nada.',
      ],
    },
  },
  'quote-withdrawn': {
    en: {
      subject: ({ number }) => `We took back the quote ${number}`,
      lines: ({ amount, link }) => [
        `The quote for ${amount} cannot be accepted any more. Nothing is owed. If you did not expect this, answer this mail.`,
        '',
        `See it: ${link}`,
      ],
    },
    de: {
      subject: ({ number }) => `Wir haben das Angebot ${number} zurückgezogen`,
      lines: ({ amount, link }) => [
        `Das Angebot über ${amount} kann nicht mehr angenommen werden. Du schuldest nichts. Kommt das unerwartet, antworte auf diese Mail.`,
        '',
        `Ansehen: ${link}`,
      ],
    },
    es: {
      subject: ({ number }) => `Hemos retirado el presupuesto ${number}`,
      lines: ({ amount, link }) => [
        `El presupuesto de ${amount} ya no se puede aceptar. No debes nada. Si no lo esperabas, responde a este correo.`,
        '',
        `Verlo: ${link}`,
      ],
    },
  },
  'quote-accepted': {
    en: {
      subject: ({ number }) => `Quote ${number} was accepted`,
      lines: ({ amount, link }) => [
        `The quote for ${amount} was accepted; its invoice is issued and mailed.`,
        '',
        link,
      ],
    },
    de: {
      subject: ({ number }) => `Angebot ${number} wurde angenommen`,
      lines: ({ amount, link }) => [
        `Das Angebot über ${amount} wurde angenommen; seine Rechnung ist ausgestellt und verschickt.`,
        '',
        link,
      ],
    },
    es: {
      subject: ({ number }) => `Presupuesto ${number} aceptado`,
      lines: ({ amount, link }) => [
        `Han aceptado el presupuesto de ${amount}; su factura está emitida y enviada.`,
        '',
        link,
      ],
    },
  },
  'quote-declined': {
    en: {
      subject: ({ number }) => `Quote ${number} was declined`,
      lines: ({ amount, link }) => [`The quote for ${amount} was declined.`, '', link],
    },
    de: {
      subject: ({ number }) => `Angebot ${number} wurde abgelehnt`,
      lines: ({ amount, link }) => [`Das Angebot über ${amount} wurde abgelehnt.`, '', link],
    },
    es: {
      subject: ({ number }) => `Presupuesto ${number} rechazado`,
      lines: ({ amount, link }) => [`Han rechazado el presupuesto de ${amount}.`, '', link],
    },
  },
};
