import type { MailMessage, TranslatedMail } from '#core/contract/mails';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;
const dateTime = (at: Date, language: string): string =>
  `${new Intl.DateTimeFormat(language, { dateStyle: 'full', timeStyle: 'short', timeZone: 'UTC' }).format(at)} UTC`;

/** To the next in line: a place is reserved for them until then. */
export const offerMail = (to: string, name: string, until: Date, link: string): TranslatedMail => ({
  to,
  kind: 'place-offered',
  values: { retreat: name, until: { en: dateTime(until, 'en'), de: dateTime(until, 'de'), es: dateTime(until, 'es') } },
  words: {
    en: {
      subject: `A place is reserved for you: ${name}`,
      text: letter(
        'Hello,',
        `there is room again on the retreat you wait for, ${name}. It is reserved for you until ${dateTime(until, 'en')}; then it goes to the next in line.`,
        `Take it here, after signing in:\n${link}`,
        'Hedo',
      ),
    },
    de: {
      subject: `Ein Platz ist für dich reserviert: ${name}`,
      text: letter(
        'Hallo,',
        `auf dem Retreat, auf das du wartest, ist wieder Platz: ${name}. Er ist bis ${dateTime(until, 'de')} für dich reserviert, danach bekommt ihn die oder der Nächste auf der Warteliste.`,
        `Hier kannst du ihn nach dem Anmelden nehmen:\n${link}`,
        'Hedo',
      ),
    },
    es: {
      subject: `Hay una plaza reservada para ti: ${name}`,
      text: letter(
        'Hola:',
        `vuelve a haber sitio en el retiro que esperas, ${name}. Está reservado para ti hasta ${dateTime(until, 'es')}; después pasa a la siguiente persona de la lista.`,
        `Tómala aquí, después de iniciar sesión:\n${link}`,
        'Hedo',
      ),
    },
  },
});

/** An offer that was not taken has ended. */
export const offerEndedMail = (to: string, name: string, baseUrl: string): TranslatedMail => {
  const link = `${baseUrl}/concierge/experiences`;
  return {
    to,
    kind: 'offer-ended',
    values: { retreat: name },
    words: {
      en: {
        subject: `The reserved place went on: ${name}`,
        text: letter(
          'Hello,',
          `the place on ${name} that was reserved for you was not taken in time and is offered to the next in line.`,
          `To wait for another one, join the waitlist again:\n${link}`,
          'Hedo',
        ),
      },
      de: {
        subject: `Der reservierte Platz ist weitergegangen: ${name}`,
        text: letter(
          'Hallo,',
          `der Platz auf dem Retreat ${name}, der für dich reserviert war, wurde nicht rechtzeitig genommen und wird jetzt anderen angeboten.`,
          `Wenn du weiter warten willst, trag dich wieder in die Warteliste ein:\n${link}`,
          'Hedo',
        ),
      },
      es: {
        subject: `La plaza reservada ha pasado a otra persona: ${name}`,
        text: letter(
          'Hola:',
          `la plaza en ${name} que estaba reservada para ti no se tomó a tiempo y se ofrece a la siguiente persona.`,
          `Si quieres esperar otra, vuelve a apuntarte a la lista de espera:\n${link}`,
          'Hedo',
        ),
      },
    },
  };
};

/** A place is booked. What was asked and answered stays in the product. */
export const bookedMail = (to: string, reference: string, name: string, link: string): TranslatedMail => ({
  to,
  kind: 'place-booked',
  values: { retreat: name, reference },
  words: {
    en: {
      subject: `Your place is booked: ${name}`,
      text: letter(
        'Hello,',
        `your place on ${name} is booked under ${reference}.`,
        `How to pay, what to bring and what to hand in:\n${link}`,
        'Hedo',
      ),
    },
    de: {
      subject: `Dein Platz ist gebucht: ${name}`,
      text: letter(
        'Hallo,',
        `dein Platz auf dem Retreat ${name} ist unter ${reference} gebucht.`,
        `Wie du zahlst, was du mitbringst und einreichst:\n${link}`,
        'Hedo',
      ),
    },
    es: {
      subject: `Tu plaza está reservada: ${name}`,
      text: letter(
        'Hola:',
        `tu plaza en ${name} está reservada con la referencia ${reference}.`,
        `Cómo pagar, qué traer y qué entregar:\n${link}`,
        'Hedo',
      ),
    },
  },
});

/** A place was cancelled: by its person, or by the house. */
export const cancelledMail = (to: string, name: string, by: 'client' | 'house', link: string): TranslatedMail => ({
  to,
  kind: 'place-cancelled',
  variant: by,
  values: { retreat: name },
  words: {
    en: {
      subject: `Your place was cancelled: ${name}`,
      text: letter(
        'Hello,',
        by === 'house'
          ? `we had to cancel your place on ${name}. We are sorry. Everything that you paid for it comes back to you.`
          : `you cancelled your place on ${name}. What comes back to you by the terms is on its page.`,
        link,
        'Hedo',
      ),
    },
    de: {
      subject: `Dein Platz wurde abgesagt: ${name}`,
      text: letter(
        'Hallo,',
        by === 'house'
          ? `wir mussten deinen Platz auf dem Retreat ${name} leider absagen. Alles, was du dafür gezahlt hast, bekommst du zurück.`
          : `du hast deinen Platz auf dem Retreat ${name} abgesagt. Was du nach den Bedingungen zurückbekommst, steht auf seiner Seite.`,
        link,
        'Hedo',
      ),
    },
    es: {
      subject: `Tu plaza se ha cancelado: ${name}`,
      text: letter(
        'Hola:',
        by === 'house'
          ? `hemos tenido que cancelar tu plaza en ${name}. Lo sentimos. Te devolvemos todo lo que pagaste por ella.`
          : `has cancelado tu plaza en ${name}. Lo que se te devuelve según las condiciones está en su página.`,
        link,
        'Hedo',
      ),
    },
  },
});

/** A message of the team to everybody who comes: its own words, and where to find the booking. */
export const messageMail = (to: string, name: string, subject: string, text: string, link: string): MailMessage => ({
  to,
  kind: 'retreat-message',
  subject: `${name}: ${subject}`.slice(0, 200),
  text: letter(text, `Your booking:\n${link}`, 'Hedo'),
});
