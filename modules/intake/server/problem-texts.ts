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
  'Leave at least one question on this screen.': {
    de: 'Lass mindestens eine Frage auf dieser Seite.',
    es: 'Deja al menos una pregunta en esta pantalla.',
  },
  'Begin with a small letter; then small letters, digits and dashes.': {
    de: 'Beginne mit einem Kleinbuchstaben; danach Kleinbuchstaben, Ziffern und Striche.',
    es: 'Empieza con una letra minúscula; después, minúsculas, cifras y guiones.',
  },
  'A specified question has this name. Choose another one.': {
    de: 'Eine vorgegebene Frage hat diesen Namen. Wähle einen anderen.',
    es: 'Una pregunta especificada tiene este nombre. Elige otro.',
  },
  'Another question has this name.': {
    de: 'Eine andere Frage hat diesen Namen.',
    es: 'Otra pregunta tiene este nombre.',
  },
  'Answers of another kind have this name. Choose another one.': {
    de: 'Antworten anderer Art haben diesen Namen. Wähle einen anderen.',
    es: 'Respuestas de otro tipo tienen este nombre. Elige otro.',
  },
  'Answers about health and painful experiences need a consent of their own, so this has to be optional.': {
    de: 'Antworten über Gesundheit und schmerzhafte Erfahrungen brauchen eine eigene Zustimmung; diese Frage muss also freiwillig sein.',
    es: 'Las respuestas sobre la salud y las experiencias dolorosas necesitan un consentimiento propio, así que esta debe ser opcional.',
  },
  'Give at least two answers, one a line.': {
    de: 'Gib mindestens zwei Antworten an, eine je Zeile.',
    es: 'Indica al menos dos respuestas, una por línea.',
  },
  'Give at most 40 answers of at most 200 characters.': {
    de: 'Gib höchstens 40 Antworten mit höchstens 200 Zeichen an.',
    es: 'Indica como máximo 40 respuestas de 200 caracteres como máximo.',
  },
  'Give each answer once.': { de: 'Gib jede Antwort nur einmal an.', es: 'Indica cada respuesta una sola vez.' },
  'Give as many answers as in English: {count}.': {
    de: 'Gib so viele Antworten an wie auf Englisch: {count}.',
    es: 'Indica tantas respuestas como en inglés: {count}.',
  },
};
