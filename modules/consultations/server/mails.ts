import type { ProductLanguage } from '#core/contract/page';
import type { MailMessage, TranslatedMail } from '#core/contract/server';
import type { RequestKind } from '../schemas/names';
import type { Interest } from '../schemas/values';

const subjects: Readonly<Record<Interest, string>> = {
  'protocol-a': 'Protocol A',
  concierge: 'Concierge',
  retreats: 'Retreats',
  partnership: 'Partnership',
  other: 'Something else',
};

const doors: Readonly<Record<RequestKind, string>> = {
  assistant: 'Somebody asked the assistant for a person.',
  contact: 'Somebody wrote to us through the contact form.',
  consultation: 'Somebody asked for a consultation.',
};

/** What a mail may say of a request. */
interface Mailed {
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  readonly kind: RequestKind;
  readonly interest: Interest | null;
}

/** Paragraphs of a mail. */
export const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Secrets of the links in a receipt: one takes the request back, the other only shows how far it is. */
export interface Links {
  readonly withdraw: string;
  readonly status: string;
}

/** The ways of a sender: how far the request is, taking it back, and help lines. */
const waysOf = (baseUrl: string, links: Links) => ({
  status: `${baseUrl}/contact/status#${links.status}`,
  withdraw: `${baseUrl}/contact/withdraw#${links.withdraw}`,
  help: `${baseUrl}/help-now`,
});

const endOfReceipt = (baseUrl: string, links: Links): Readonly<Record<ProductLanguage, readonly string[]>> => {
  const { status, withdraw, help } = waysOf(baseUrl, links);
  return {
    en: [
      `How far it is, at any time:\n${status}`,
      `You changed your mind, or it was not you who wrote? Here the request can be withdrawn; what was sent is then deleted at once:\n${withdraw}`,
      'Otherwise it is deleted after twelve months.',
      `If you are in danger, please do not wait for us. Help lines: ${help}`,
      'Hedo',
    ],
    de: [
      `Wie weit sie ist, siehst du jederzeit hier:\n${status}`,
      `Du hast es dir anders überlegt, oder du warst es gar nicht? Hier lässt sich die Anfrage zurückziehen; was geschickt wurde, wird dann sofort gelöscht:\n${withdraw}`,
      'Sonst wird sie nach zwölf Monaten gelöscht.',
      `Wenn du in Gefahr bist, warte bitte nicht auf uns. Hilfetelefone: ${help}`,
      'Hedo',
    ],
    es: [
      `Puedes ver en qué punto está cuando quieras:\n${status}`,
      `¿Has cambiado de idea, o no has sido tú quien ha escrito? Aquí puedes retirar la solicitud; lo enviado se borra entonces enseguida:\n${withdraw}`,
      'De lo contrario, se borra pasados doce meses.',
      `Si estás en peligro, no esperes nuestra respuesta, por favor. Teléfonos de ayuda: ${help}`,
      'Hedo',
    ],
  };
};

/** Tells the sender the reference. It repeats nothing that was typed: anybody can type the address of somebody else. */
export const receiptMail = ({ reference, email }: Mailed, baseUrl: string, links: Links): TranslatedMail => {
  const end = endOfReceipt(baseUrl, links);
  return {
    to: email,
    kind: 'request-received',
    words: {
      en: {
        subject: `We have your request ${reference}`,
        text: letter(
          'Hello,',
          `your request has reached our team. Its reference number is ${reference}. A person will write back to this address.`,
          ...end.en,
        ),
      },
      de: {
        subject: `Wir haben deine Anfrage ${reference}`,
        text: letter(
          'Hallo,',
          `deine Anfrage ist bei unserem Team angekommen. Ihre Kennung ist ${reference}. Ein Mensch antwortet dir an diese Adresse.`,
          ...end.de,
        ),
      },
      es: {
        subject: `Tenemos tu solicitud ${reference}`,
        text: letter(
          'Hola:',
          `Tu solicitud ha llegado a nuestro equipo. Su número de referencia es ${reference}. Una persona te responderá a esta dirección.`,
          ...end.es,
        ),
      },
    },
  };
};

/** The same for a consultation: nothing of the birth, and nothing else that was typed. */
export const consultationReceiptMail = (
  { reference, email }: Pick<Mailed, 'reference' | 'email'>,
  baseUrl: string,
  links: Links,
): TranslatedMail => {
  const end = endOfReceipt(baseUrl, links);
  return {
    to: email,
    kind: 'consultation-received',
    words: {
      en: {
        subject: `We have your consultation request ${reference}`,
        text: letter(
          'Hello,',
          `your consultation request has reached our team. Its reference number is ${reference}. A person will write back to this address within 24 hours.`,
          ...end.en,
        ),
      },
      de: {
        subject: `Wir haben deine Anfrage für ein Gespräch ${reference}`,
        text: letter(
          'Hallo,',
          `deine Anfrage für ein Gespräch ist bei unserem Team angekommen. Ihre Kennung ist ${reference}. Innerhalb von 24 Stunden antwortet dir ein Mensch an diese Adresse.`,
          ...end.de,
        ),
      },
      es: {
        subject: `Tenemos tu solicitud de conversación ${reference}`,
        text: letter(
          'Hola:',
          `Tu solicitud de conversación ha llegado a nuestro equipo. Su número de referencia es ${reference}. Una persona te responderá a esta dirección en menos de 24 horas.`,
          ...end.es,
        ),
      },
    },
  };
};

/** Tells the team that something came in; the message itself stays in the product. */
export const noticeMail = ({ reference, email, name, kind, interest }: Mailed, to: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject: `New request ${reference}`,
  text: letter(
    doors[kind],
    [
      `Reference: ${reference}`,
      `Name: ${name}`,
      `Email: ${email}`,
      ...(interest ? [`About: ${subjects[interest]}`] : []),
    ].join('\n'),
    'Read it in the product, and please answer within 24 hours.',
  ),
});

/** Tells the team that nobody need answer any more. */
export const withdrawnMail = (reference: string, to: string): MailMessage => ({
  to,
  kind: 'request-withdrawn',
  subject: `Request ${reference} was withdrawn`,
  text: letter(`The sender of ${reference} has withdrawn the request. What was sent has been deleted.`),
});

const appointmentSubjects = {
  en: {
    booked: 'Your consultation is booked',
    moved: 'Your consultation was moved',
    cancelled: 'Your consultation was cancelled',
  },
  de: {
    booked: 'Dein Gespräch ist gebucht',
    moved: 'Dein Gespräch wurde verlegt',
    cancelled: 'Dein Gespräch wurde abgesagt',
  },
  es: {
    booked: 'Tu conversación está reservada',
    moved: 'Tu conversación ha cambiado de hora',
    cancelled: 'Tu conversación se ha cancelado',
  },
} as const;
const appointmentSentences = {
  en: {
    booked: 'your consultation is booked.',
    moved: 'your consultation was moved to another time.',
    cancelled: 'the consultation at this time will not take place.',
  },
  de: {
    booked: 'dein Gespräch ist gebucht.',
    moved: 'dein Gespräch wurde auf einen anderen Termin verlegt.',
    cancelled: 'das Gespräch zu diesem Termin findet nicht statt.',
  },
  es: {
    booked: 'Tu conversación está reservada.',
    moved: 'Tu conversación ha pasado a otra hora.',
    cancelled: 'La conversación prevista para este momento no tendrá lugar.',
  },
} as const;

const soon = { day: 'is tomorrow', hour: 'begins in an hour' } as const;
/** From when each is written until it would say what is not so. */
const usefulMinutes = { day: 22 * 60, hour: 60 } as const;

const soonTo: Readonly<Record<ProductLanguage, Readonly<Record<keyof typeof soon, string>>>> = {
  en: soon,
  de: { day: 'ist morgen', hour: 'beginnt in einer Stunde' },
  es: { day: 'es mañana', hour: 'empieza en una hora' },
};

/** Before a consultation. The link that moves it stands in the mail of the booking: only its digest is kept. */
export const reminderMail = (
  what: keyof typeof soon,
  { email, reference }: Pick<Mailed, 'email' | 'reference'>,
  when: (language: ProductLanguage) => string,
): TranslatedMail => ({
  to: email,
  kind: 'reminder',
  validForMinutes: usefulMinutes[what],
  words: {
    en: {
      subject: `Your consultation ${soonTo.en[what]} (${reference})`,
      text: letter(
        'Hello,',
        `a reminder: your consultation ${soonTo.en[what]}.`,
        when('en'),
        'To move or to cancel it, use the link in the mail with which it was booked or last moved.',
        'Hedo',
      ),
    },
    de: {
      subject: `Dein Gespräch ${soonTo.de[what]} (${reference})`,
      text: letter(
        'Hallo,',
        `zur Erinnerung: Dein Gespräch ${soonTo.de[what]}.`,
        when('de'),
        'Verlegen oder absagen kannst du es über den Link in der Mail, mit der es gebucht oder zuletzt verlegt wurde.',
        'Hedo',
      ),
    },
    es: {
      subject: `Tu conversación ${soonTo.es[what]} (${reference})`,
      text: letter(
        'Hola:',
        `Te recordamos que tu conversación ${soonTo.es[what]}.`,
        when('es'),
        'Para cambiarla o cancelarla, usa el enlace del correo con el que se reservó o se cambió por última vez.',
        'Hedo',
      ),
    },
  },
});

/** A booking, its move or its end, to the person who asked. `contact` answers who has no link that changes it. */
export const appointmentMailWords = (
  what: 'booked' | 'moved' | 'cancelled',
  reference: string,
  when: (language: ProductLanguage) => string,
  { link, contact }: { readonly link: string | null; readonly contact: string },
): TranslatedMail['words'] => ({
  en: {
    subject: `${appointmentSubjects.en[what]} (${reference})`,
    text: letter(
      'Hello,',
      appointmentSentences.en[what],
      when('en'),
      link
        ? `To move or to cancel it, use this link; it is meant for you alone:\n${link}`
        : `Would you like another time? Write to ${contact} and name ${reference}.`,
      'Hedo',
    ),
  },
  de: {
    subject: `${appointmentSubjects.de[what]} (${reference})`,
    text: letter(
      'Hallo,',
      appointmentSentences.de[what],
      when('de'),
      link
        ? `Verlegen oder absagen kannst du es über diesen Link; er ist nur für dich:\n${link}`
        : `Möchtest du einen anderen Termin? Schreib an ${contact} und nenne ${reference}.`,
      'Hedo',
    ),
  },
  es: {
    subject: `${appointmentSubjects.es[what]} (${reference})`,
    text: letter(
      'Hola:',
      appointmentSentences.es[what],
      when('es'),
      link
        ? `Para cambiarla o cancelarla, usa este enlace; es solo para ti:\n${link}`
        : `¿Quieres otra hora? Escribe a ${contact} e indica ${reference}.`,
      'Hedo',
    ),
  },
});

/** The same to the member of staff. */
export const staffReminderMail = (
  what: keyof typeof soon,
  { email, reference }: Pick<Mailed, 'email' | 'reference'>,
  when: string,
): MailMessage => ({
  to: email,
  kind: 'staff-reminder',
  validForMinutes: usefulMinutes[what],
  subject: `Consultation ${reference} ${soon[what]}`,
  text: letter(`Consultation ${reference} ${soon[what]}.`, when, 'Details stand in the product.'),
});
