import { type MailTemplate, sampleMail } from '#core/contract/mail-templates';
import type { MailMessage, MailWords, TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import type { Booking } from './models/booking';

/** Paragraphs of a mail. */
const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
const linkOf = (baseUrl: string, { id }: Pick<Booking, 'id'>): string => `${baseUrl}/bookings/${id}`;

type Named = Pick<Booking, 'id' | 'userId' | 'reference'>;
type Kind = 'request-received' | 'quote' | 'trip-confirmed' | 'trip-cancelled';

interface Said {
  readonly subject: (reference: string) => string;
  readonly before: (facts: { readonly reference: string; readonly from: string; readonly until: string }) => string;
  /** What stands above the link, for people with an account and for those without. */
  readonly way: readonly [own: string, visitor: string];
}

const greetings = { en: 'Hello,', de: 'Hallo,', es: 'Hola:' } as const;
const said: Readonly<Record<ProductLanguage, Readonly<Record<Kind, Said>>>> = {
  en: {
    'request-received': {
      subject: (reference) => `We have your request ${reference}`,
      before: ({ reference }) =>
        `your request for a trip has reached our concierge. Its reference number is ${reference}. Nothing is charged. A person reads it and replies with a quote.`,
      way: ['Follow it here:', 'To follow it, create an account with this address and open:'],
    },
    quote: {
      subject: (reference) => `Your quote ${reference} is ready`,
      before: ({ reference, until }) =>
        `our concierge has answered your request ${reference}. The quote holds until ${until}.`,
      way: ['Read and answer it here:', 'To read and answer it, create an account with this address and open:'],
    },
    'trip-confirmed': {
      subject: (reference) => `Your trip ${reference} is confirmed`,
      before: ({ reference, from, until }) =>
        `your trip ${reference} is confirmed, from ${from} to ${until}. The calendar file is attached.`,
      way: ['All about it:', 'All about it:'],
    },
    'trip-cancelled': {
      subject: (reference) => `Your trip ${reference} was called off`,
      before: ({ reference }) => `the trip ${reference} was called off.`,
      way: ['What was asked for is kept here:', 'What was asked for is kept here:'],
    },
  },
  de: {
    'request-received': {
      subject: (reference) => `Wir haben deine Anfrage ${reference}`,
      before: ({ reference }) =>
        `deine Anfrage für eine Reise ist bei unserem Concierge-Team angekommen. Ihre Kennung ist ${reference}. Es wird nichts abgebucht. Ein Mensch liest sie und antwortet mit einem Angebot.`,
      way: ['Hier kannst du sie verfolgen:', 'Um sie zu verfolgen, leg mit dieser Adresse ein Konto an und öffne:'],
    },
    quote: {
      subject: (reference) => `Dein Angebot ${reference} ist da`,
      before: ({ reference, until }) =>
        `unser Concierge-Team hat auf deine Anfrage ${reference} geantwortet. Das Angebot gilt bis ${until}.`,
      way: [
        'Hier kannst du es lesen und beantworten:',
        'Um es zu lesen und zu beantworten, leg mit dieser Adresse ein Konto an und öffne:',
      ],
    },
    'trip-confirmed': {
      subject: (reference) => `Deine Reise ${reference} ist bestätigt`,
      before: ({ reference, from, until }) =>
        `deine Reise ${reference} ist bestätigt, vom ${from} bis ${until}. Die Kalenderdatei ist angehängt.`,
      way: ['Alles dazu:', 'Alles dazu:'],
    },
    'trip-cancelled': {
      subject: (reference) => `Deine Reise ${reference} wurde abgesagt`,
      before: ({ reference }) => `die Reise ${reference} wurde abgesagt.`,
      way: ['Was angefragt war, steht weiter hier:', 'Was angefragt war, steht weiter hier:'],
    },
  },
  es: {
    'request-received': {
      subject: (reference) => `Tenemos tu solicitud ${reference}`,
      before: ({ reference }) =>
        `Tu solicitud de viaje ha llegado a nuestra conserjería. Su número de referencia es ${reference}. No se cobra nada. Una persona la lee y responde con un presupuesto.`,
      way: ['Puedes seguirla aquí:', 'Para seguirla, crea una cuenta con esta dirección y abre:'],
    },
    quote: {
      subject: (reference) => `Tu presupuesto ${reference} está listo`,
      before: ({ reference, until }) =>
        `Nuestra conserjería ha respondido a tu solicitud ${reference}. El presupuesto vale hasta el ${until}.`,
      way: ['Léelo y respóndelo aquí:', 'Para leerlo y responderlo, crea una cuenta con esta dirección y abre:'],
    },
    'trip-confirmed': {
      subject: (reference) => `Tu viaje ${reference} está confirmado`,
      before: ({ reference, from, until }) =>
        `Tu viaje ${reference} está confirmado, del ${from} al ${until}. El archivo de calendario va adjunto.`,
      way: ['Todo sobre él:', 'Todo sobre él:'],
    },
    'trip-cancelled': {
      subject: (reference) => `Tu viaje ${reference} se ha cancelado`,
      before: ({ reference }) => `El viaje ${reference} se ha cancelado.`,
      way: ['Lo que se pidió sigue aquí:', 'Lo que se pidió sigue aquí:'],
    },
  },
};

const write = (
  to: string,
  kind: Kind,
  row: Named,
  baseUrl: string,
  { from = '', until = '' }: { readonly from?: string; readonly until?: string } = {},
): TranslatedMail => {
  const link = linkOf(baseUrl, row);
  const { reference } = row;
  const isVisitor = row.userId === null && (kind === 'request-received' || kind === 'quote');
  const wordsIn = (language: ProductLanguage): MailWords => {
    const { subject, before, way } = said[language][kind];
    const above = way[isVisitor ? 1 : 0];
    return {
      subject: subject(reference),
      text: letter(greetings[language], before({ reference, from, until }), `${above}\n${link}`, 'Hedo'),
    };
  };
  return {
    to,
    kind,
    ...(kind === 'request-received' || kind === 'quote' ? { variant: isVisitor ? 'visitor' : 'account' } : {}),
    values: { reference, link, ...(from && { from }), ...(until && { until }) },
    words: { en: wordsIn('en'), de: wordsIn('de'), es: wordsIn('es') },
  };
};

/** Repeats nothing that was typed: anybody can type the address of somebody else, and mails are read on shared screens. */
export const receivedMail = (to: string, row: Named, baseUrl: string): TranslatedMail =>
  write(to, 'request-received', row, baseUrl);

/** Tells the team what a person did; what was written stays in the product. */
export const noticeMail = (to: string, subject: string, line: string, link: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject,
  text: letter(line, `Open it, after signing in:\n${link}`),
});

export const quoteMail = (to: string, row: Named & Pick<Booking, 'validUntil'>, baseUrl: string): TranslatedMail =>
  write(to, 'quote', row, baseUrl, { until: String(row.validUntil) });

export const confirmedMail = (
  to: string,
  row: Named & Pick<Booking, 'startDate' | 'endDate'>,
  baseUrl: string,
  calendar: string,
): TranslatedMail => {
  const mail = write(to, 'trip-confirmed', row, baseUrl, { from: row.startDate, until: row.endDate });
  const attachments = [
    {
      filename: `${row.reference}.ics`,
      contentType: 'text/calendar; charset=utf-8; method=PUBLISH',
      body: calendar,
    },
  ];
  const { en, de, es } = mail.words;
  return {
    ...mail,
    words: { en: { ...en, attachments }, de: { ...de, attachments }, es: { ...es, attachments } },
  };
};

export const cancelledMail = (to: string, row: Named, baseUrl: string): TranslatedMail =>
  write(to, 'trip-cancelled', row, baseUrl);

const { to: sampleTo, home, reference } = sampleMail;
const ownTrip = { id: 'example', userId: 'example', reference };
const visitor = { ...ownTrip, userId: null };
const validUntil = '2026-05-04';
const trip = { ...ownTrip, startDate: '2026-06-07', endDate: '2026-06-14' };

/** Mails of this module as staff see and word them. */
export const mailTemplates: readonly MailTemplate[] = [
  { title: 'A request for a trip came in, with an account', sample: receivedMail(sampleTo, ownTrip, home) },
  { title: 'A request for a trip came in, without an account', sample: receivedMail(sampleTo, visitor, home) },
  { title: 'A quote is ready, with an account', sample: quoteMail(sampleTo, { ...ownTrip, validUntil }, home) },
  { title: 'A quote is ready, without an account', sample: quoteMail(sampleTo, { ...visitor, validUntil }, home) },
  { title: 'A trip is confirmed', sample: confirmedMail(sampleTo, trip, home, '') },
  { title: 'A trip was called off', sample: cancelledMail(sampleTo, ownTrip, home) },
];
