import type { TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';

/** Paragraphs of a mail. */
const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Tells a practitioner that somebody asks for an introduction; who and why stays in the product. */
export const requestedMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'introduction-requested',
  words: {
    en: {
      subject: 'Somebody asks for an introduction',
      text: letter(
        'Hello,',
        `a client of Hedo would like to be introduced to you. A short brief without a name waits for your answer:\n${baseUrl}/matching`,
        'You can accept it or decline it; the client learns of it either way.',
        'Hedo',
      ),
    },
    de: {
      subject: 'Jemand möchte dich kennenlernen',
      text: letter(
        'Hallo,',
        `jemand bei Hedo möchte dich kennenlernen. Eine kurze Anfrage ohne Namen wartet auf deine Antwort:\n${baseUrl}/matching`,
        'Du kannst zusagen oder absagen; wer gefragt hat, erfährt es in jedem Fall.',
        'Hedo',
      ),
    },
    es: {
      subject: 'Alguien pide conocerte',
      text: letter(
        'Hola:',
        `Alguien de Hedo quiere conocerte. Una breve presentación sin nombre espera tu respuesta:\n${baseUrl}/matching`,
        'Puedes aceptarla o rechazarla; en ambos casos se lo comunicamos a quien la envió.',
        'Hedo',
      ),
    },
  },
});

/** Tells a client that the practitioner answered; the answer stays in the product. */
export const answeredMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'request-answered',
  words: {
    en: {
      subject: 'Your request was answered',
      text: letter(
        'Hello,',
        `the practitioner you asked for an introduction has answered. You find the answer here:\n${baseUrl}/matching`,
        'What a practitioner sees of you is what you open yourself, and nothing before that.',
        'Hedo',
      ),
    },
    de: {
      subject: 'Deine Anfrage ist beantwortet',
      text: letter(
        'Hallo,',
        `die Fachperson, die du kennenlernen möchtest, hat geantwortet. Hier findest du die Antwort:\n${baseUrl}/matching`,
        'Eine Fachperson sieht von dir nur, was du selbst freigibst, und vorher nichts.',
        'Hedo',
      ),
    },
    es: {
      subject: 'Han respondido a tu solicitud',
      text: letter(
        'Hola:',
        `La persona a la que pediste conocer ha respondido. Aquí encuentras su respuesta:\n${baseUrl}/matching`,
        'Una persona profesional solo ve de ti lo que tú le abres, y nada antes de eso.',
        'Hedo',
      ),
    },
  },
});

const unanswered = {
  en: {
    subject: 'Your request was not answered',
    before: 'the practitioner you asked for an introduction has not answered within two working days.',
    next: 'As you wished, the next of your matches was asked, with the same kind of brief. You find them here:',
    none: 'You can ask somebody else now. Your matches are here:',
  },
  de: {
    subject: 'Deine Anfrage blieb ohne Antwort',
    before: 'die Fachperson, die du kennenlernen möchtest, hat in zwei Werktagen nicht geantwortet.',
    next: 'Wie du es wolltest, haben wir den nächsten deiner Vorschläge gefragt, mit einer Anfrage derselben Art. Du findest ihn hier:',
    none: 'Du kannst jetzt jemand anderen fragen. Deine Vorschläge stehen hier:',
  },
  es: {
    subject: 'Tu solicitud no ha tenido respuesta',
    before: 'La persona a la que pediste conocer no ha respondido en dos días laborables.',
    next: 'Como querías, hemos preguntado a la siguiente de tus propuestas, con una presentación del mismo tipo. La encuentras aquí:',
    none: 'Ahora puedes preguntar a otra persona. Tus propuestas están aquí:',
  },
} as const;
const greetings = { en: 'Hello,', de: 'Hallo,', es: 'Hola:' } as const;

/** Tells a client that nobody answered in time, and whether the next match was asked. */
export const unansweredMail = (to: string, baseUrl: string, isPassedOn: boolean): TranslatedMail => {
  const wordsIn = (language: ProductLanguage) => {
    const { subject, before, next, none } = unanswered[language];
    const text = letter(greetings[language], before, `${isPassedOn ? next : none}\n${baseUrl}/matching`, 'Hedo');
    return { subject, text };
  };
  return {
    to,
    kind: 'request-unanswered',
    variant: isPassedOn ? 'passed-on' : 'ended',
    words: { en: wordsIn('en'), de: wordsIn('de'), es: wordsIn('es') },
  };
};

/** What happened to an introduction call. */
export type CallStep = 'booked' | 'moved' | 'cancelled';

const callWords = {
  en: {
    booked: ['An introduction call is booked', 'an introduction call is booked for this time:'],
    moved: ['An introduction call was moved', 'an introduction call was moved to this time:'],
    cancelled: ['An introduction call was cancelled', 'the introduction call at this time will not take place:'],
  },
  de: {
    booked: ['Ein erstes Gespräch ist gebucht', 'ein erstes Gespräch ist für diesen Zeitpunkt gebucht:'],
    moved: ['Ein erstes Gespräch wurde verlegt', 'ein erstes Gespräch wurde auf diesen Zeitpunkt verlegt:'],
    cancelled: ['Ein erstes Gespräch wurde abgesagt', 'das erste Gespräch zu diesem Zeitpunkt findet nicht statt:'],
  },
  es: {
    booked: ['Hay una primera conversación reservada', 'Se ha reservado una primera conversación para este momento:'],
    moved: ['Una primera conversación cambia de hora', 'Una primera conversación ha pasado a este momento:'],
    cancelled: [
      'Se ha cancelado una primera conversación',
      'La primera conversación prevista para este momento no tendrá lugar:',
    ],
  },
} as const;

/** The words about a call, but for its calendar file; whom it is with stands in the product. */
export const callMailWords = (
  step: CallStep,
  baseUrl: string,
  when: (language: ProductLanguage) => string,
): TranslatedMail['words'] => ({
  en: {
    subject: callWords.en[step][0],
    text: letter(
      'Hello,',
      callWords.en[step][1],
      when('en'),
      `Who it is with, and how to move or cancel it, you find here:\n${baseUrl}/matching`,
      'Hedo',
    ),
  },
  de: {
    subject: callWords.de[step][0],
    text: letter(
      'Hallo,',
      callWords.de[step][1],
      when('de'),
      `Mit wem, und wie du es verlegst oder absagst, findest du hier:\n${baseUrl}/matching`,
      'Hedo',
    ),
  },
  es: {
    subject: callWords.es[step][0],
    text: letter(
      'Hola:',
      callWords.es[step][1],
      when('es'),
      `Con quién es, y cómo cambiarla o cancelarla, lo encuentras aquí:\n${baseUrl}/matching`,
      'Hedo',
    ),
  },
});
