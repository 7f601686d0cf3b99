import type { ProblemTexts } from '../../contract/problem-texts';

/** Refusals of signing up, signing in and the account, in German and Spanish. */
export const accountProblemTexts: ProblemTexts = {
  'Tell us your name.': { de: 'Sag uns deinen Namen.', es: 'Dinos tu nombre.' },
  'Enter an email address such as name@example.com.': {
    de: 'Gib eine E-Mail-Adresse ein, zum Beispiel name@example.com.',
    es: 'Escribe una dirección de correo, por ejemplo name@example.com.',
  },
  'Use at least {count} characters.': {
    de: 'Nimm mindestens {count} Zeichen.',
    es: 'Usa al menos {count} caracteres.',
  },
  'Use at most {count} characters.': {
    de: 'Nimm höchstens {count} Zeichen.',
    es: 'Usa como máximo {count} caracteres.',
  },
  'Use something other than your email address.': {
    de: 'Nimm etwas anderes als deine E-Mail-Adresse.',
    es: 'Usa algo distinto de tu dirección de correo.',
  },
  'This password is easily guessed. Use a longer or rarer one.': {
    de: 'Dieses Passwort lässt sich leicht erraten. Nimm ein längeres oder selteneres.',
    es: 'Esta contraseña es fácil de adivinar. Usa una más larga o menos común.',
  },
  'This link was used before or is too old. Ask for a new one.': {
    de: 'Dieser Link wurde schon benutzt oder ist zu alt. Fordere einen neuen an.',
    es: 'Este enlace ya se ha usado o ha caducado. Pide uno nuevo.',
  },
  'This is not your present password.': {
    de: 'Das ist nicht dein jetziges Passwort.',
    es: 'Esta no es tu contraseña actual.',
  },
  'This is not your password. Check it and type it again.': {
    de: 'Das ist nicht dein Passwort. Prüfe es und gib es noch einmal ein.',
    es: 'Esta no es tu contraseña. Revísala y escríbela de nuevo.',
  },
  'Type your password again, so that we know it is you.': {
    de: 'Gib dein Passwort noch einmal ein, damit wir wissen, dass du es bist.',
    es: 'Escribe otra vez tu contraseña para que sepamos que eres tú.',
  },
  'Your address is confirmed already.': {
    de: 'Deine Adresse ist schon bestätigt.',
    es: 'Tu dirección ya está confirmada.',
  },
  'The sign-in service cannot be reached at the moment.': {
    de: 'Der Anmeldedienst ist gerade nicht zu erreichen.',
    es: 'El servicio de inicio de sesión no está disponible en este momento.',
  },
  'Many people are signing in at the moment. Please try again in a few seconds.': {
    de: 'Gerade melden sich viele an. Bitte versuche es in ein paar Sekunden noch einmal.',
    es: 'Muchas personas están iniciando sesión ahora. Inténtalo de nuevo en unos segundos.',
  },
  'This is no time zone we know.': {
    de: 'Diese Zeitzone kennen wir nicht.',
    es: 'No conocemos esta zona horaria.',
  },
  'Choose a time zone.': { de: 'Wähle eine Zeitzone.', es: 'Elige una zona horaria.' },
  'Upload the picture first.': { de: 'Lade zuerst das Bild hoch.', es: 'Sube primero la imagen.' },
  'You are the only active admin. Make somebody else an admin first.': {
    de: 'Nur du hast gerade Verwaltungsrechte. Gib sie zuerst noch jemandem.',
    es: 'Eres la única persona con permisos de administración. Dáselos antes a alguien más.',
  },
};
