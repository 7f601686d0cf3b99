import type { TranslatedMail } from '#core/contract/mails';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Tells a client that a plan is there; what it says stays in the product. */
export const planMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'aftercare-plan',
  words: {
    en: {
      subject: 'A plan for the time after is there',
      text: letter(
        'Hello,',
        `your practitioner has written an aftercare plan with you in mind. You find it here, and can tick what is done:\n${baseUrl}/aftercare`,
        'Only the two of you can read it.',
        'Hedo',
      ),
    },
    de: {
      subject: 'Dein Plan für die Zeit danach ist da',
      text: letter(
        'Hallo,',
        `deine Fachperson hat einen Plan für deine Nachsorge geschrieben. Hier findest du ihn und kannst abhaken, was erledigt ist:\n${baseUrl}/aftercare`,
        'Nur ihr beide könnt ihn lesen.',
        'Hedo',
      ),
    },
    es: {
      subject: 'Ya está tu plan para después',
      text: letter(
        'Hola:',
        `Tu profesional ha escrito un plan de seguimiento pensado para ti. Aquí lo encuentras y puedes marcar lo que ya esté hecho:\n${baseUrl}/aftercare`,
        'Solo tú y tu profesional pueden leerlo.',
        'Hedo',
      ),
    },
  },
});
