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
  'Confirm with your password or passkey that it is you.': {
    de: 'Bestätige mit deinem Passwort oder Passkey, dass du es bist.',
    es: 'Confirma con tu contraseña o tu llave de acceso que eres tú.',
  },
  'Your role needs a passkey or an authenticator app. Set one up, or use yours, to go on.': {
    de: 'Deine Rolle braucht einen Passkey oder eine Authenticator-App. Richte eines davon ein oder benutze es, um weiterzumachen.',
    es: 'Tu función necesita una llave de acceso o una aplicación de autenticación. Configura una o usa la tuya para seguir.',
  },
  'This passkey does not fit. Try again, or sign in another way.': {
    de: 'Dieser Passkey passt nicht. Versuche es noch einmal oder melde dich anders an.',
    es: 'Esta llave de acceso no sirve. Inténtalo de nuevo o inicia sesión de otra manera.',
  },
  'Passkeys need an address with a name. Open the product by its domain, or by localhost.': {
    de: 'Passkeys brauchen eine Adresse mit Namen. Öffne das Produkt über seine Domain oder über localhost.',
    es: 'Las llaves de acceso necesitan una dirección con nombre. Abre el producto por su dominio o por localhost.',
  },
  'This passkey is added already.': {
    de: 'Dieser Passkey ist schon hinzugefügt.',
    es: 'Esta llave de acceso ya está añadida.',
  },
  'An account has at most {count} passkeys. Remove one that you no longer use.': {
    de: 'Ein Konto hat höchstens {count} Passkeys. Entferne einen, den du nicht mehr benutzt.',
    es: 'Una cuenta tiene como máximo {count} llaves de acceso. Quita una que ya no uses.',
  },
  'Give the passkey a name.': { de: 'Gib dem Passkey einen Namen.', es: 'Ponle un nombre a la llave de acceso.' },
  'This code does not fit. Type the one that your app shows now, or a recovery code.': {
    de: 'Dieser Code passt nicht. Gib den ein, den deine App jetzt zeigt, oder einen Wiederherstellungscode.',
    es: 'Este código no sirve. Escribe el que muestra ahora tu aplicación o un código de recuperación.',
  },
  'This took too long, or too many codes were wrong. Sign in again.': {
    de: 'Das hat zu lange gedauert, oder zu viele Codes waren falsch. Melde dich noch einmal an.',
    es: 'Ha tardado demasiado o ha habido demasiados códigos incorrectos. Inicia sesión de nuevo.',
  },
  'Type the code that your authenticator app shows, or a recovery code.': {
    de: 'Gib den Code ein, den deine Authenticator-App zeigt, oder einen Wiederherstellungscode.',
    es: 'Escribe el código que muestra tu aplicación de autenticación o un código de recuperación.',
  },
  'There is an authenticator app already. Remove it before you set up another one.': {
    de: 'Es gibt schon eine Authenticator-App. Entferne sie, bevor du eine andere einrichtest.',
    es: 'Ya hay una aplicación de autenticación. Quítala antes de configurar otra.',
  },
  'Begin again with a new code: this one was made too long ago.': {
    de: 'Beginne noch einmal mit einem neuen Code: Dieser ist zu alt.',
    es: 'Empieza de nuevo con otro código: este es demasiado antiguo.',
  },
  'Your role needs a passkey or an authenticator app. Set up another one before you remove this.': {
    de: 'Deine Rolle braucht einen Passkey oder eine Authenticator-App. Richte zuerst etwas anderes ein.',
    es: 'Tu función necesita una llave de acceso o una aplicación de autenticación. Configura otra antes de quitar esta.',
  },
  'This password is on a list that attackers use. Choose another one.': {
    de: 'Dieses Passwort steht auf einer Liste, die Angreifer benutzen. Wähle ein anderes.',
    es: 'Esta contraseña está en una lista que usan los atacantes. Elige otra.',
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
  'This token is unknown, expired or revoked. Ask an admin for a new one.': {
    de: 'Dieses Token ist unbekannt, abgelaufen oder widerrufen. Bitte die Verwaltung um ein neues.',
    es: 'Este token no existe, ha caducado o se ha revocado. Pide uno nuevo a la administración.',
  },
  'Tokens cannot reach this address.': {
    de: 'Diese Adresse ist mit Token nicht zu erreichen.',
    es: 'A esta dirección no se llega con un token.',
  },
  'This token lacks the scope {scope}.': {
    de: 'Diesem Token fehlt der Bereich {scope}.',
    es: 'A este token le falta el ámbito {scope}.',
  },
};
