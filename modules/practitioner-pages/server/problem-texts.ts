import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals that clients and guests meet, in German and Spanish. */
export const problemTexts: ProblemTexts = {
  'Enter your name.': { de: 'Gib deinen Namen an.', es: 'Escribe tu nombre.' },
  'Enter an address such as name@example.com.': {
    de: 'Gib eine Adresse wie name@example.com ein.',
    es: 'Escribe una dirección como nombre@example.com.',
  },
  'This practitioner takes nobody new at the moment. Choose another one.': {
    de: 'Hier wird im Moment niemand neu aufgenommen. Wähle jemand anderen.',
    es: 'Esta persona no admite a nadie nuevo por ahora. Elige a otra.',
  },
  'This time is not offered. Choose one from the list.': {
    de: 'Diese Zeit wird nicht angeboten. Wähle eine aus der Liste.',
    es: 'Esta hora no se ofrece. Elige una de la lista.',
  },
  'This link has expired. Choose a time again on the page of the practitioner.': {
    de: 'Dieser Link ist abgelaufen. Wähle auf der Seite noch einmal eine Zeit.',
    es: 'Este enlace ha caducado. Elige otra vez una hora en la página.',
  },
  'Write a sentence of 20 characters or more.': {
    de: 'Schreib einen Satz mit mindestens 20 Zeichen.',
    es: 'Escribe una frase de 20 caracteres o más.',
  },
  'Reviews are open to people who work with this practitioner, once a match is accepted.': {
    de: 'Bewerten können Menschen, die hier begleitet werden, sobald eine Anfrage angenommen ist.',
    es: 'Pueden opinar quienes trabajan con esta persona, en cuanto se acepta la solicitud.',
  },
};
