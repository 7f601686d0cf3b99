import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about questions and their mails, in German and Spanish. */
export const questionProblemTexts: ProblemTexts = {
  'Choose a time zone from the list.': {
    de: 'Wähle eine Zeitzone aus der Liste.',
    es: 'Elige una zona horaria de la lista.',
  },
  'Write a few words first.': { de: 'Schreib zuerst ein paar Worte.', es: 'Escribe primero unas palabras.' },
  'Questions are switched off. Switch them on first.': {
    de: 'Fragen sind ausgeschaltet. Schalte sie zuerst ein.',
    es: 'Las preguntas están desactivadas. Actívalas primero.',
  },
};
