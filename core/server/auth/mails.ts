import type { TranslatedMail } from '../../contract/mails';
import type { ProductLanguage } from '../../contract/page';

/** Makes an absolute address of an own path. */
export type Link = (path: string) => string;

/** Last lines of every mail about an account. */
export const signature: Readonly<Record<ProductLanguage, string>> = {
  en: '\n\nHedo\nThis mailbox is not read. You get this message because of something done with your account.\n',
  de: '\n\nHedo\nDieses Postfach wird nicht gelesen. Du bekommst diese Nachricht, weil mit deinem Konto etwas geschehen ist.\n',
  es: '\n\nHedo\nNadie lee este buzón. Recibes este mensaje porque se ha hecho algo con tu cuenta.\n',
};

/** To the owner of an address with which somebody tried to create a second account. */
export const knownAddressMail = (to: string, link: Link): TranslatedMail => {
  const signIn = link('/api/login');
  const forgot = link('/?account=forgot');
  return {
    to,
    kind: 'known-address',
    words: {
      en: {
        subject: 'You already have a Hedo account',
        text: `Somebody, probably you, tried to create an account with this address. There is already one, and nothing was changed.\n\nSign in: ${signIn}\nForgot the password? ${forgot}\n\nIf it was not you, you need do nothing.${signature.en}`,
      },
      de: {
        subject: 'Du hast schon ein Konto bei Hedo',
        text: `Jemand, vermutlich du, wollte mit dieser Adresse ein Konto anlegen. Es gibt schon eines, und daran wurde nichts geändert.\n\nAnmelden: ${signIn}\nPasswort vergessen? ${forgot}\n\nWenn du es nicht warst, brauchst du nichts zu tun.${signature.de}`,
      },
      es: {
        subject: 'Ya tienes una cuenta en Hedo',
        text: `Alguien, probablemente tú, ha intentado crear una cuenta con esta dirección. Ya existe una y no ha cambiado nada en ella.\n\nInicia sesión: ${signIn}\n¿Has olvidado la contraseña? ${forgot}\n\nSi no has sido tú, no tienes que hacer nada.${signature.es}`,
      },
    },
  };
};

/** To whoever just made an account, or asked for it again: the link that shows the address is theirs. */
export const createVerificationMail = (to: string, address: string): TranslatedMail => ({
  to,
  kind: 'confirm-address',
  validForMinutes: 7 * 24 * 60,
  words: {
    en: {
      subject: 'Confirm your address',
      text: `Welcome to Hedo. Open this address within seven days to confirm that this mailbox is yours. It works once.\n\n${address}\n\nWhat you sent us with this address before you had an account is then joined to it. If you made no account, you need do nothing.${signature.en}`,
    },
    de: {
      subject: 'Bestätige deine Adresse',
      text: `Willkommen bei Hedo. Öffne innerhalb von sieben Tagen diesen Link, um zu bestätigen, dass dieses Postfach dir gehört. Er funktioniert einmal.\n\n${address}\n\nWas du uns vorher mit dieser Adresse geschickt hast, kommt dann zu deinem Konto. Wenn du kein Konto angelegt hast, brauchst du nichts zu tun.${signature.de}`,
    },
    es: {
      subject: 'Confirma tu dirección',
      text: `Te damos la bienvenida a Hedo. Abre este enlace en un plazo de siete días para confirmar que este buzón es tuyo. Funciona una sola vez.\n\n${address}\n\nLo que nos enviaste con esta dirección antes de tener una cuenta se unirá entonces a ella. Si no has creado ninguna cuenta, no tienes que hacer nada.${signature.es}`,
    },
  },
});

/** The one-time link for choosing a new password. */
export const resetMail = (to: string, address: string): TranslatedMail => ({
  to,
  kind: 'new-password',
  validForMinutes: 30,
  words: {
    en: {
      subject: 'Choose a new password',
      text: `Open this address within 30 minutes to choose a new password. It works once.\n\n${address}\n\nIf you did not ask for this, you need do nothing: your password stays as it is.${signature.en}`,
    },
    de: {
      subject: 'Wähle ein neues Passwort',
      text: `Öffne innerhalb von 30 Minuten diesen Link, um ein neues Passwort zu wählen. Er funktioniert einmal.\n\n${address}\n\nWenn du nicht darum gebeten hast, brauchst du nichts zu tun: Dein Passwort bleibt, wie es ist.${signature.de}`,
    },
    es: {
      subject: 'Elige una contraseña nueva',
      text: `Abre este enlace en los próximos 30 minutos para elegir una contraseña nueva. Funciona una sola vez.\n\n${address}\n\nSi no lo has pedido tú, no tienes que hacer nada: tu contraseña sigue siendo la misma.${signature.es}`,
    },
  },
});

/** Tells the owner that the password was changed. */
export const passwordChangedMail = (to: string, link: Link): TranslatedMail => {
  const forgot = link('/?account=forgot');
  return {
    to,
    kind: 'password-changed',
    words: {
      en: {
        subject: 'Your password was changed',
        text: `The password of your account was just changed, and every other place where you were signed in was signed out.\n\nIf it was not you, choose a new one at once: ${forgot}${signature.en}`,
      },
      de: {
        subject: 'Dein Passwort wurde geändert',
        text: `Das Passwort deines Kontos wurde gerade geändert, und überall sonst, wo du angemeldet warst, wurdest du abgemeldet.\n\nWenn du es nicht warst, wähle sofort ein neues: ${forgot}${signature.de}`,
      },
      es: {
        subject: 'Tu contraseña ha cambiado',
        text: `La contraseña de tu cuenta acaba de cambiar y se ha cerrado la sesión en todos los demás lugares donde la tenías abierta.\n\nSi no has sido tú, elige una nueva enseguida: ${forgot}${signature.es}`,
      },
    },
  };
};
