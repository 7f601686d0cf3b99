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
