import type { TranslatedMail } from '#core/contract/mails';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Tells a client that a questionnaire waits; which one, and from whom, stays in the product. */
export const requestMail = (to: string, baseUrl: string): TranslatedMail => {
  const link = `${baseUrl}/between-sessions`;
  return {
    to,
    kind: 'questionnaire',
    words: {
      en: {
        subject: 'A few questions wait for you',
        text: letter(
          'Hello,',
          `your practitioner asks you to answer a few questions:\n${link}`,
          'You may also leave them.',
          'Hedo',
        ),
      },
      de: {
        subject: 'Ein paar Fragen warten auf dich',
        text: letter(
          'Hallo,',
          `deine Fachperson bittet dich, ein paar Fragen zu beantworten:\n${link}`,
          'Du kannst sie auch lassen.',
          'Hedo',
        ),
      },
      es: {
        subject: 'Te esperan unas preguntas',
        text: letter(
          'Hola:',
          `Tu profesional te pide que respondas unas preguntas:\n${link}`,
          'También puedes dejarlas.',
          'Hedo',
        ),
      },
    },
  };
};

/** Tells one of the two that the other handed them a document; its title, and from whom, stay in the product. */
export const documentMail = (to: string, link: string): TranslatedMail => ({
  to,
  kind: 'practice-document',
  words: {
    en: {
      subject: 'A document is here for you',
      text: letter('Hello,', `a document was shared with you. You find it here:\n${link}`, 'Hedo'),
    },
    de: {
      subject: 'Ein Dokument ist für dich da',
      text: letter('Hallo,', `ein Dokument wurde mit dir geteilt. Du findest es hier:\n${link}`, 'Hedo'),
    },
    es: {
      subject: 'Hay un documento para ti',
      text: letter('Hola:', `Se ha compartido un documento contigo. Lo encuentras aquí:\n${link}`, 'Hedo'),
    },
  },
});

/** Asks a client to decide about supervision; by whom, and of whose work, stays in the product. */
export const supervisionAskedMail = (to: string, baseUrl: string): TranslatedMail => {
  const link = `${baseUrl}/between-sessions`;
  return {
    to,
    kind: 'supervision-asked',
    words: {
      en: {
        subject: 'A question of your practitioner',
        text: letter(
          'Hello,',
          `your practitioner would like to talk about their work with a colleague. Whether that colleague may read their notes is for you to decide:\n${link}`,
          'Hedo',
        ),
      },
      de: {
        subject: 'Eine Frage deiner Fachperson',
        text: letter(
          'Hallo,',
          `deine Fachperson möchte ihre Arbeit mit einer Kollegin oder einem Kollegen besprechen. Ob diese Person die Notizen lesen darf, entscheidest du:\n${link}`,
          'Hedo',
        ),
      },
      es: {
        subject: 'Una pregunta de tu profesional',
        text: letter(
          'Hola:',
          `A tu profesional le gustaría hablar de su trabajo con otra persona del equipo. Si esa persona puede leer sus notas lo decides tú:\n${link}`,
          'Hedo',
        ),
      },
    },
  };
};

/** Tells a supervisor that they may read; whose notes, and about whom, stays in the product. */
export const supervisionAgreedMail = (to: string, baseUrl: string): TranslatedMail => {
  const link = `${baseUrl}/practice/supervision`;
  return {
    to,
    kind: 'supervision-agreed',
    words: {
      en: {
        subject: 'A colleague asks for your supervision',
        text: letter('Hello,', `a colleague opened notes to you, and their client agreed:\n${link}`, 'Hedo'),
      },
      de: {
        subject: 'Jemand bittet dich um Supervision',
        text: letter(
          'Hallo,',
          `jemand aus dem Haus hat dir Notizen geöffnet, und die betroffene Person hat zugestimmt:\n${link}`,
          'Hedo',
        ),
      },
      es: {
        subject: 'Te piden una supervisión',
        text: letter(
          'Hola:',
          `Alguien de la casa te ha abierto sus notas, y su cliente está de acuerdo:\n${link}`,
          'Hedo',
        ),
      },
    },
  };
};
