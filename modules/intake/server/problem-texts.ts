import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about questionnaires, in German and Spanish. */
export const intakeProblemTexts: ProblemTexts = {
  'A questionnaire goes from received to contacted to planned, one step at a time.': {
    de: 'Ein Fragebogen geht von eingegangen über kontaktiert zu geplant, Schritt für Schritt.',
    es: 'Un cuestionario pasa de recibido a contactado y a planificado, paso a paso.',
  },
  'Nobody of the team has this account. Choose a name from the list.': {
    de: 'Dieses Konto gehört niemandem im Team. Wähle einen Namen aus der Liste.',
    es: 'Esta cuenta no es de nadie del equipo. Elige un nombre de la lista.',
  },
  'Another questionnaire is open in this browser. Say that it may be replaced, or send it first.': {
    de: 'In diesem Browser ist ein anderer Fragebogen offen. Erlaube, dass er ersetzt wird, oder sende ihn zuerst ab.',
    es: 'En este navegador hay otro cuestionario abierto. Indica que se puede sustituir o envíalo primero.',
  },
  'Some answers do not fit.': { de: 'Einige Antworten passen nicht.', es: 'Algunas respuestas no encajan.' },
};
