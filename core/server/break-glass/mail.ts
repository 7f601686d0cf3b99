import type { TranslatedMail } from '../../contract/mails';
import type { ProductLanguage } from '../../contract/page';

const locales: Readonly<Record<ProductLanguage, string>> = { en: 'en-GB', de: 'de-DE', es: 'es-ES' };

/** To the owner: that it was opened, when and by which role. Not why, and nothing of what it holds: mails are read on shared screens. */
export const openedMail = (to: string, at: string, contact: string): TranslatedMail => {
  const formatIn = (language: ProductLanguage): string =>
    new Intl.DateTimeFormat(locales[language], { dateStyle: 'long', timeStyle: 'short', timeZone: 'UTC' }).format(
      new Date(at),
    );
  return {
    to,
    kind: 'break-glass-opened',
    values: { time: { en: formatIn('en'), de: formatIn('de'), es: formatIn('es') }, contact },
    words: {
      en: {
        subject: 'An administrator opened something you entrusted to us',
        text: `On ${formatIn('en')} UTC an administrator of Hedo opened something you wrote to us that staff cannot normally read. They had to state a reason, and may read it for one hour. Who it was, the reason and every reading are on record.

You may ask us for the reason: ${contact}

Hedo
You get this message because it concerns what you entrusted to us.
`,
      },
      de: {
        subject: 'Jemand aus der Verwaltung hat etwas geöffnet, das du uns anvertraut hast',
        text: `Am ${formatIn('de')} UTC hat jemand aus der Verwaltung von Hedo etwas geöffnet, das du uns geschrieben hast und das unser Team sonst nicht lesen kann. Dafür war ein Grund anzugeben, und gelesen werden darf eine Stunde lang. Wer es war, der Grund und jedes Lesen sind festgehalten.

Du kannst uns nach dem Grund fragen: ${contact}

Hedo
Du bekommst diese Nachricht, weil es um etwas geht, das du uns anvertraut hast.
`,
      },
      es: {
        subject: 'Alguien de la administración ha abierto algo que nos confiaste',
        text: `El ${formatIn('es')} UTC, alguien de la administración de Hedo abrió algo que nos escribiste y que el equipo normalmente no puede leer. Tuvo que indicar un motivo y puede leerlo durante una hora. Queda registrado quién fue, el motivo y cada lectura.

Puedes preguntarnos el motivo: ${contact}

Hedo
Recibes este mensaje porque se trata de algo que nos confiaste.
`,
      },
    },
  };
};
