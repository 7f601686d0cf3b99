import type { TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';

/** Last lines of every mail about an account. */
const signature: Readonly<Record<ProductLanguage, string>> = {
  en: '\n\nHedo\nThis mailbox is not read. You get this message because of something done with your account.\n',
  de: '\n\nHedo\nDieses Postfach wird nicht gelesen. Du bekommst diese Nachricht, weil mit deinem Konto etwas geschehen ist.\n',
  es: '\n\nHedo\nNadie lee este buzón. Recibes este mensaje porque se ha hecho algo con tu cuenta.\n',
};

/** To the new address: the link that makes it the address of the account. */
export const confirmNewMail = (to: string, address: string): TranslatedMail => ({
  to,
  kind: 'confirm-new-address',
  validForMinutes: 60,
  words: {
    en: {
      subject: 'Confirm your new address',
      text: `You asked to use this address for your Hedo account. Open this link within an hour to confirm it. It works once.\n\n${address}\n\nUntil then your former address stays in use. If you asked for nothing, you need do nothing.${signature.en}`,
    },
    de: {
      subject: 'Bestätige deine neue Adresse',
      text: `Du möchtest diese Adresse für dein Konto bei Hedo verwenden. Öffne innerhalb einer Stunde diesen Link, um sie zu bestätigen. Er funktioniert einmal.\n\n${address}\n\nBis dahin gilt deine bisherige Adresse. Wenn du um nichts gebeten hast, brauchst du nichts zu tun.${signature.de}`,
    },
    es: {
      subject: 'Confirma tu nueva dirección',
      text: `Has pedido usar esta dirección en tu cuenta de Hedo. Abre este enlace en el plazo de una hora para confirmarla. Funciona una sola vez.\n\n${address}\n\nHasta entonces sigue valiendo tu dirección anterior. Si no has pedido nada, no tienes que hacer nada.${signature.es}`,
    },
  },
});

/** To the present address, as soon as somebody asks for another one. */
export const changeAskedMail = (to: string, home: string, contact: string): TranslatedMail => ({
  to,
  kind: 'address-change-requested',
  words: {
    en: {
      subject: 'Somebody asked to change your address',
      text: `Somebody who knows your password, probably you, asked to use another address for your Hedo account. It counts once it is confirmed from the new mailbox.\n\nIf it was not you, choose a new password at once. That also cancels the change: ${home}\n\nOr write to us: ${contact}${signature.en}`,
    },
    de: {
      subject: 'Jemand möchte deine Adresse ändern',
      text: `Jemand, der dein Passwort kennt, vermutlich du, möchte für dein Konto bei Hedo eine andere Adresse verwenden. Sie gilt, sobald sie aus dem neuen Postfach bestätigt ist.\n\nWenn du es nicht warst, wähle sofort ein neues Passwort. Damit ist auch die Änderung hinfällig: ${home}\n\nOder schreib uns: ${contact}${signature.de}`,
    },
    es: {
      subject: 'Alguien ha pedido cambiar tu dirección',
      text: `Alguien que conoce tu contraseña, probablemente tú, ha pedido usar otra dirección en tu cuenta de Hedo. Valdrá en cuanto se confirme desde el buzón nuevo.\n\nSi no has sido tú, elige enseguida una contraseña nueva. Así se anula también el cambio: ${home}\n\nO escríbenos: ${contact}${signature.es}`,
    },
  },
});

/** To the former address, when the new one was confirmed. */
export const changedMail = (to: string, contact: string): TranslatedMail => ({
  to,
  kind: 'address-changed',
  words: {
    en: {
      subject: 'Your address was changed',
      text: `Your Hedo account now uses another address, and every other place where you were signed in was signed out. No more mails come to this one.\n\nIf it was not you, write to us at once: ${contact}${signature.en}`,
    },
    de: {
      subject: 'Deine Adresse wurde geändert',
      text: `Dein Konto bei Hedo hat jetzt eine andere Adresse, und überall sonst, wo du angemeldet warst, wurdest du abgemeldet. An diese Adresse kommen keine Mails mehr.\n\nWenn du es nicht warst, schreib uns sofort: ${contact}${signature.de}`,
    },
    es: {
      subject: 'Tu dirección ha cambiado',
      text: `Tu cuenta de Hedo usa ahora otra dirección y se ha cerrado la sesión en todos los demás lugares donde la tenías abierta. A esta ya no llegarán más correos.\n\nSi no has sido tú, escríbenos enseguida: ${contact}${signature.es}`,
    },
  },
});

/** To the owner of an address that somebody wanted for another account. */
export const addressInUseMail = (to: string): TranslatedMail => ({
  to,
  kind: 'address-in-use',
  words: {
    en: {
      subject: 'This address already has a Hedo account',
      text: `Somebody, probably you, tried to use this address for another Hedo account. One account has it already, and nothing was changed. If it was not you, you need do nothing.${signature.en}`,
    },
    de: {
      subject: 'Zu dieser Adresse gibt es schon ein Konto bei Hedo',
      text: `Jemand, vermutlich du, wollte diese Adresse für ein anderes Konto bei Hedo verwenden. Sie gehört schon zu einem Konto, und daran wurde nichts geändert. Wenn du es nicht warst, brauchst du nichts zu tun.${signature.de}`,
    },
    es: {
      subject: 'Esta dirección ya tiene una cuenta en Hedo',
      text: `Alguien, probablemente tú, ha intentado usar esta dirección en otra cuenta de Hedo. Ya pertenece a una cuenta y no ha cambiado nada en ella. Si no has sido tú, no tienes que hacer nada.${signature.es}`,
    },
  },
});

const formatDay = (iso: string, language: ProductLanguage): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(iso));

/** Says when everything goes, and how to stay. */
export const scheduledMail = (to: string, dueAt: string, address: string): TranslatedMail => ({
  to,
  kind: 'deletion-scheduled',
  values: { day: { en: formatDay(dueAt, 'en'), de: formatDay(dueAt, 'de'), es: formatDay(dueAt, 'es') } },
  words: {
    en: {
      subject: 'Your account will be deleted',
      text: `You asked to delete your Hedo account. On ${formatDay(dueAt, 'en')} everything in it is erased for good. Until then nothing is lost, and you are signed out everywhere.\n\nIf you want to stay, sign in before that day and choose "Keep my account": ${address}\n\nIf it was not you, do the same and choose a new password.${signature.en}`,
    },
    de: {
      subject: 'Dein Konto wird gelöscht',
      text: `Du möchtest dein Konto bei Hedo löschen. Am ${formatDay(dueAt, 'de')} wird alles darin endgültig gelöscht. Bis dahin geht nichts verloren, und du bist überall abgemeldet.\n\nWenn du bleiben möchtest, melde dich vorher an und wähle „Konto behalten“: ${address}\n\nWenn du es nicht warst, tu dasselbe und wähle ein neues Passwort.${signature.de}`,
    },
    es: {
      subject: 'Tu cuenta se va a borrar',
      text: `Has pedido borrar tu cuenta de Hedo. El ${formatDay(dueAt, 'es')} se borrará para siempre todo lo que contiene. Hasta entonces no se pierde nada, y tu sesión está cerrada en todas partes.\n\nSi quieres quedarte, inicia sesión antes de ese día y elige «Conservar mi cuenta»: ${address}\n\nSi no has sido tú, haz lo mismo y elige una contraseña nueva.${signature.es}`,
    },
  },
});

/** Confirms that the account stays. */
export const keptMail = (to: string): TranslatedMail => ({
  to,
  kind: 'deletion-cancelled',
  words: {
    en: {
      subject: 'Your account stays',
      text: `The deletion of your Hedo account was cancelled. Nothing was erased.${signature.en}`,
    },
    de: {
      subject: 'Dein Konto bleibt',
      text: `Dein Konto bei Hedo wird doch nicht gelöscht. Es ist noch alles da.${signature.de}`,
    },
    es: {
      subject: 'Tu cuenta se queda',
      text: `Se ha anulado el borrado de tu cuenta de Hedo. No se ha borrado nada.${signature.es}`,
    },
  },
});

/** Hours for which an archive can be fetched. */
export const exportHours = 24;

export const exportReadyMail = (to: string, address: string): TranslatedMail => ({
  to,
  kind: 'export-ready',
  validForMinutes: exportHours * 60,
  words: {
    en: {
      subject: 'Your data is ready',
      text: `You asked for everything that Hedo keeps about you. It is ready, and stays so for ${exportHours} hours.\n\nSign in and fetch it: ${address}\n\nIf you asked for nothing, choose a new password.${signature.en}`,
    },
    de: {
      subject: 'Deine Daten liegen bereit',
      text: `Du möchtest alles haben, was Hedo über dich gespeichert hat. Es liegt ${exportHours} Stunden lang für dich bereit.\n\nMelde dich an und lade es herunter: ${address}\n\nWenn du um nichts gebeten hast, wähle ein neues Passwort.${signature.de}`,
    },
    es: {
      subject: 'Tus datos están listos',
      text: `Has pedido todo lo que Hedo guarda sobre ti. Ya está listo y podrás descargarlo durante ${exportHours} horas.\n\nInicia sesión y descárgalo: ${address}\n\nSi no has pedido nada, elige una contraseña nueva.${signature.es}`,
    },
  },
});

export const exportFailedMail = (to: string, address: string): TranslatedMail => ({
  to,
  kind: 'export-failed',
  words: {
    en: {
      subject: 'Your data could not be put together',
      text: `You asked for everything that Hedo keeps about you. Something went wrong on our side, several times. Please ask once more, or write to us.\n\n${address}${signature.en}`,
    },
    de: {
      subject: 'Deine Daten konnten nicht zusammengestellt werden',
      text: `Du möchtest alles haben, was Hedo über dich gespeichert hat. Dabei ist bei uns mehrmals etwas schiefgegangen. Bitte versuche es noch einmal oder schreib uns.\n\n${address}${signature.de}`,
    },
    es: {
      subject: 'No hemos podido reunir tus datos',
      text: `Has pedido todo lo que Hedo guarda sobre ti. Algo ha fallado varias veces por nuestra parte. Vuelve a pedirlo, por favor, o escríbenos.\n\n${address}${signature.es}`,
    },
  },
});
