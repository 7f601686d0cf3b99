import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about conversations, in German and Spanish. */
export const conversationProblemTexts: ProblemTexts = {
  'There is no such message in this conversation.': {
    de: 'Diese Nachricht gibt es in diesem Gespräch nicht.',
    es: 'Este mensaje no existe en esta conversación.',
  },
  'You do not work together any more, so this conversation is closed. You can still read it.': {
    de: 'Ihr arbeitet nicht mehr zusammen, deshalb ist dieses Gespräch geschlossen. Lesen kannst du es weiterhin.',
    es: 'Ya no trabajáis juntos, así que esta conversación está cerrada. Todavía puedes leerla.',
  },
  'Say whom you write to: a match, the team or a client.': {
    de: 'Gib an, wem du schreibst: jemandem aus deinen Vorschlägen, dem Team oder jemandem, den du begleitest.',
    es: 'Indica a quién escribes: a una de tus propuestas, al equipo o a un cliente.',
  },
  'Write between 1 and 5,000 characters.': {
    de: 'Schreib zwischen 1 und 5.000 Zeichen.',
    es: 'Escribe entre 1 y 5.000 caracteres.',
  },
};
