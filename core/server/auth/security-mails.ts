import type { TranslatedMail } from '../../contract/mails';
import type { ProductLanguage } from '../../contract/page';
import { signature } from './mails';

interface SignedIn {
  /** As the browser names itself; null when it does not. */
  readonly browser: string | null;
  /** Of the browser's clock; null when its page did not say. */
  readonly timeZone: string | null;
  readonly at: Date;
  /** Where places are listed and ended. */
  readonly page: string;
}

const formatTime = (language: ProductLanguage, at: Date, timeZone: string | null): string =>
  new Intl.DateTimeFormat(language === 'en' ? 'en-GB' : language, {
    dateStyle: 'long',
    timeStyle: 'long',
    timeZone: timeZone ?? 'UTC',
  }).format(at);

/** Tells the owner of a sign-in from a browser that they never used. Nothing is known about the place but the clock's zone. */
export const newBrowserMail = (to: string, { browser, timeZone, at, page }: SignedIn): TranslatedMail => ({
  to,
  kind: 'new-browser',
  words: {
    en: {
      subject: 'Your account was signed in to from a new browser',
      text: `When: ${formatTime('en', at, timeZone)}\nBrowser: ${browser ?? 'unknown'}\nPlace: unknown${timeZone ? `; its clock is set to ${timeZone}` : ''}\n\nIf it was you, you need do nothing. If it was not, sign that place out and change your password: ${page}${signature.en}`,
    },
    de: {
      subject: 'Anmeldung bei deinem Konto mit einem neuen Browser',
      text: `Wann: ${formatTime('de', at, timeZone)}\nBrowser: ${browser ?? 'unbekannt'}\nOrt: unbekannt${timeZone ? `; die Uhr steht auf ${timeZone}` : ''}\n\nWenn du es warst, brauchst du nichts zu tun. Wenn nicht, melde diesen Ort ab und ändere dein Passwort: ${page}${signature.de}`,
    },
    es: {
      subject: 'Inicio de sesión en tu cuenta desde un navegador nuevo',
      text: `Cuándo: ${formatTime('es', at, timeZone)}\nNavegador: ${browser ?? 'desconocido'}\nLugar: desconocido${timeZone ? `; su reloj está en ${timeZone}` : ''}\n\nSi has sido tú, no tienes que hacer nada. Si no, cierra esa sesión y cambia tu contraseña: ${page}${signature.es}`,
    },
  },
});

/** Tells the owner that many wrong passwords were tried. Whoever knows a browser's mark is not slowed down by it. */
export const guessingMail = (to: string, page: string): TranslatedMail => ({
  to,
  kind: 'passwords-guessed',
  words: {
    en: {
      subject: 'Somebody tries to guess your password',
      text: `In the last quarter of an hour so many wrong passwords were typed for your account that unknown browsers have to wait between tries. Nobody got in this way. Browsers in which you signed in before are not slowed down, and neither are passkeys.\n\nIf you use the same password elsewhere, choose another one: ${page}${signature.en}`,
    },
    de: {
      subject: 'Jemand versucht, dein Passwort zu erraten',
      text: `In der letzten Viertelstunde wurden für dein Konto so viele falsche Passwörter eingegeben, dass unbekannte Browser zwischen den Versuchen warten müssen. So ist niemand hineingekommen. Browser, in denen du dich früher angemeldet hast, werden nicht gebremst, Passkeys auch nicht.\n\nWenn du dasselbe Passwort anderswo benutzt, wähle ein anderes: ${page}${signature.de}`,
    },
    es: {
      subject: 'Alguien intenta adivinar tu contraseña',
      text: `En el último cuarto de hora se han escrito tantas contraseñas incorrectas para tu cuenta que los navegadores desconocidos deben esperar entre intentos. Nadie ha entrado así. Los navegadores en los que ya habías iniciado sesión no esperan, y las llaves de acceso tampoco.\n\nSi usas la misma contraseña en otro sitio, elige otra: ${page}${signature.es}`,
    },
  },
});

/** What about signing in was changed. */
export type SecurityChange = 'passkey-added' | 'passkey-removed' | 'app-added' | 'app-removed' | 'codes-renewed';

const changes: Readonly<Record<SecurityChange, Readonly<Record<ProductLanguage, string>>>> = {
  'passkey-added': {
    en: 'A passkey was added to your account',
    de: 'Zu deinem Konto wurde ein Passkey hinzugefügt',
    es: 'Se ha añadido una llave de acceso a tu cuenta',
  },
  'passkey-removed': {
    en: 'A passkey of your account was removed',
    de: 'Ein Passkey deines Kontos wurde entfernt',
    es: 'Se ha quitado una llave de acceso de tu cuenta',
  },
  'app-added': {
    en: 'Your account now asks for codes of an authenticator app',
    de: 'Dein Konto verlangt jetzt Codes einer Authenticator-App',
    es: 'Tu cuenta pide ahora códigos de una aplicación de autenticación',
  },
  'app-removed': {
    en: 'Your account no longer asks for codes of an authenticator app',
    de: 'Dein Konto verlangt keine Codes einer Authenticator-App mehr',
    es: 'Tu cuenta ya no pide códigos de una aplicación de autenticación',
  },
  'codes-renewed': {
    en: 'New recovery codes were made for your account',
    de: 'Für dein Konto wurden neue Wiederherstellungscodes erstellt',
    es: 'Se han creado nuevos códigos de recuperación para tu cuenta',
  },
};

/** Tells the owner that the ways to sign in changed. */
export const securityChangedMail = (to: string, change: SecurityChange, page: string): TranslatedMail => ({
  to,
  kind: change,
  words: {
    en: {
      subject: changes[change].en,
      text: `${changes[change].en}.\n\nIf it was not you, sign in, end the other sessions and change your password at once: ${page}${signature.en}`,
    },
    de: {
      subject: changes[change].de,
      text: `${changes[change].de}.\n\nWenn du es nicht warst, melde dich an, beende die anderen Sitzungen und ändere sofort dein Passwort: ${page}${signature.de}`,
    },
    es: {
      subject: changes[change].es,
      text: `${changes[change].es}.\n\nSi no has sido tú, inicia sesión, cierra las demás sesiones y cambia tu contraseña enseguida: ${page}${signature.es}`,
    },
  },
});

/** The link that signs its reader in. */
export const signInLinkMail = (to: string, address: string): TranslatedMail => ({
  to,
  kind: 'sign-in-link',
  validForMinutes: 15,
  words: {
    en: {
      subject: 'Your link to sign in',
      text: `Open this address within 15 minutes to sign in. It works once.\n\n${address}\n\nIf you did not ask for this, do not open it and pass it on to nobody: whoever opens it is signed in as you.${signature.en}`,
    },
    de: {
      subject: 'Dein Link zum Anmelden',
      text: `Öffne innerhalb von 15 Minuten diesen Link, um dich anzumelden. Er funktioniert einmal.\n\n${address}\n\nWenn du nicht darum gebeten hast, öffne ihn nicht und gib ihn niemandem: Wer ihn öffnet, ist als du angemeldet.${signature.de}`,
    },
    es: {
      subject: 'Tu enlace para iniciar sesión',
      text: `Abre este enlace en los próximos 15 minutos para iniciar sesión. Funciona una sola vez.\n\n${address}\n\nSi no lo has pedido tú, no lo abras ni se lo des a nadie: quien lo abre entra como tú.${signature.es}`,
    },
  },
});
