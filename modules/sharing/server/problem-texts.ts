import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about consents and what they open, in German and Spanish. */
export const sharingProblemTexts: ProblemTexts = {
  'Ask for an introduction first. You can then choose what this practitioner sees.': {
    de: 'Bitte zuerst um ein Kennenlernen. Dann kannst du wählen, was diese Fachperson sieht.',
    es: 'Pide primero conocer a esta persona. Después podrás elegir qué ve de ti.',
  },
  'You already gave this practitioner a consent. Change it instead.': {
    de: 'Du hast dieser Fachperson schon eine Zustimmung gegeben. Ändere sie stattdessen.',
    es: 'Ya diste tu consentimiento a esta persona. Cámbialo en su lugar.',
  },
  'Your client has not opened this to you. You can ask for it.': {
    de: 'Das ist nicht für dich freigegeben. Du kannst darum bitten.',
    es: 'Esto no está abierto para ti. Puedes pedirlo.',
  },
  'Your client keeps this to themselves for now. You can talk about it together.': {
    de: 'Das bleibt zurzeit nur für die Person selbst. Ihr könnt gemeinsam darüber sprechen.',
    es: 'Por ahora la persona se guarda esto para sí. Pueden conversarlo.',
  },
  'All of this is already open to you.': {
    de: 'Das alles ist schon für dich offen.',
    es: 'Todo esto ya está abierto para ti.',
  },
  'There is no such segment.': { de: 'Diesen Teil gibt es nicht.', es: 'Esta parte no existe.' },
  'This consent was withdrawn. Give a new one.': {
    de: 'Diese Zustimmung wurde zurückgenommen. Gib eine neue.',
    es: 'Este consentimiento se retiró. Da uno nuevo.',
  },
  'Choose a moment after the beginning.': {
    de: 'Wähle einen Zeitpunkt nach dem Anfang.',
    es: 'Elige un momento posterior al inicio.',
  },
  'Choose a moment in the future.': {
    de: 'Wähle einen Zeitpunkt in der Zukunft.',
    es: 'Elige un momento en el futuro.',
  },
};
