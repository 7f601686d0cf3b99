import type { MailMessage, TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import { letter } from './mails';

/** Whom a reminder goes to, and the request that it is about. */
interface Appointment {
  readonly reference: string;
  readonly email: string;
}

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
  { email, reference }: Appointment,
  when: (language: ProductLanguage) => string,
): TranslatedMail => ({
  to: email,
  kind: 'reminder',
  variant: what,
  values: { reference, when: { en: when('en'), de: when('de'), es: when('es') } },
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
  { email, reference }: Appointment,
  when: string,
): MailMessage => ({
  to: email,
  kind: 'staff-reminder',
  validForMinutes: usefulMinutes[what],
  subject: `Consultation ${reference} ${soon[what]}`,
  text: letter(`Consultation ${reference} ${soon[what]}.`, when, 'Details stand in the product.'),
});
