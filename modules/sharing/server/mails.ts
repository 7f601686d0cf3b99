import type { TranslatedMail } from '#core/contract/mails';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Tells a client that a practitioner would like to read something; what and why stays in the product. */
export const askedMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'access-requested',
  words: {
    en: {
      subject: 'Your practitioner asks to read something',
      text: letter(
        'Hello,',
        `a practitioner who works with you would like to read something of yours. What it is, and what for, you find here:\n${baseUrl}/matching/sharing`,
        'You decide, and you may leave the question unanswered.',
        'Hedo',
      ),
    },
    de: {
      subject: 'Deine Fachperson möchte etwas lesen',
      text: letter(
        'Hallo,',
        `eine Fachperson, die mit dir arbeitet, möchte etwas von dir lesen. Worum es geht und wozu, findest du hier:\n${baseUrl}/matching/sharing`,
        'Du entscheidest, und du musst nicht antworten.',
        'Hedo',
      ),
    },
    es: {
      subject: 'Tu profesional pide leer algo tuyo',
      text: letter(
        'Hola:',
        `Una persona profesional que trabaja contigo quiere leer algo tuyo. Aquí ves qué es y para qué:\n${baseUrl}/matching/sharing`,
        'Tú decides, y puedes dejar la pregunta sin respuesta.',
        'Hedo',
      ),
    },
  },
});

/** Tells a practitioner that a client opened something to them. */
export const grantedMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'access-granted',
  words: {
    en: {
      subject: 'A client has opened something to you',
      text: letter(
        'Hello,',
        `one of your clients has opened something for you to read. You find it here:\n${baseUrl}/matching/clients`,
        'Each reading is written into the client’s record, and it closes when they withdraw it.',
        'Hedo',
      ),
    },
    de: {
      subject: 'Jemand hat dir etwas zum Lesen freigegeben',
      text: letter(
        'Hallo,',
        `jemand, den du begleitest, hat dir etwas zum Lesen freigegeben. Du findest es hier:\n${baseUrl}/matching/clients`,
        'Jedes Lesen wird für die betreffende Person festgehalten. Mit dem Widerruf ist es wieder verschlossen.',
        'Hedo',
      ),
    },
    es: {
      subject: 'Alguien te ha abierto algo para leer',
      text: letter(
        'Hola:',
        `Una de las personas a las que acompañas te ha abierto algo para leer. Lo encuentras aquí:\n${baseUrl}/matching/clients`,
        'Cada lectura queda anotada en su registro, y se cierra cuando la persona retira su aprobación.',
        'Hedo',
      ),
    },
  },
});

/** Tells a practitioner that a client withdrew everything that was open. */
export const withdrawnMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'access-withdrawn',
  words: {
    en: {
      subject: 'A client has closed what was open to you',
      text: letter(
        'Hello,',
        `one of your clients has withdrawn what was open to you. It is closed from now on; you find your clients here:\n${baseUrl}/matching/clients`,
        'What you know of it you keep to yourself.',
        'Hedo',
      ),
    },
    de: {
      subject: 'Jemand hat seine Freigabe zurückgenommen',
      text: letter(
        'Hallo,',
        `jemand, den du begleitest, hat seine Freigaben an dich zurückgenommen. Ab jetzt ist dort nichts mehr für dich offen; hier findest du alle, die du begleitest:\n${baseUrl}/matching/clients`,
        'Was du davon weißt, behältst du für dich.',
        'Hedo',
      ),
    },
    es: {
      subject: 'Alguien ha cerrado lo que te había abierto',
      text: letter(
        'Hola:',
        `Una de las personas a las que acompañas ha retirado lo que te había abierto. Desde ahora está cerrado; aquí encuentras a quienes acompañas:\n${baseUrl}/matching/clients`,
        'Lo que sabes de ello lo guardas para ti.',
        'Hedo',
      ),
    },
  },
});
