import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about plans, in German and Spanish. */
export const aftercareProblemTexts: ProblemTexts = {
  'There are {count} plans for this client. Go on with one of them.': {
    de: 'Es gibt schon {count} Pläne für diese Person. Arbeite mit einem davon weiter.',
    es: 'Ya hay {count} planes para esta persona. Sigue con uno de ellos.',
  },
  'Give the plan a name.': { de: 'Gib dem Plan einen Namen.', es: 'Pon un nombre al plan.' },
  'This task is no part of the plan, or stands in it twice.': {
    de: 'Diese Aufgabe gehört nicht zum Plan oder steht zweimal darin.',
    es: 'Esta tarea no es parte del plan o está dos veces en él.',
  },
  'Say what is to be done.': { de: 'Schreib, was zu tun ist.', es: 'Escribe qué hay que hacer.' },
  'This plan is closed. What was done stays as it is.': {
    de: 'Dieser Plan ist abgeschlossen. Was getan wurde, bleibt, wie es ist.',
    es: 'Este plan está cerrado. Lo que se hizo queda como está.',
  },
};
