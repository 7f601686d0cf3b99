import type { TranslatedMail } from '#core/contract/mails';
import { toWords, type Written } from './mail-words';

/** To a practitioner: what an admin decided about the page. The reasons stand in the product. */
export const pageDecisionMail = (to: string, what: 'approve' | 'return' | 'hide', baseUrl: string): TranslatedMail => {
  const link = `${baseUrl}/team-portal/my-page`;
  const written: Record<typeof what, Written> = {
    approve: {
      en: [
        'Your page is published',
        'your page was approved, and everybody can read it now.',
        `You change it here:\n${link}`,
      ],
      de: [
        'Deine Seite ist veröffentlicht',
        'deine Seite wurde freigegeben, alle können sie jetzt lesen.',
        `Hier änderst du sie:\n${link}`,
      ],
      es: [
        'Tu página está publicada',
        'tu página se ha aprobado y ya la puede leer todo el mundo.',
        `Aquí la cambias:\n${link}`,
      ],
    },
    return: {
      en: ['Your page needs a change', 'your page cannot be published as it is. What has to change stands here:', link],
      de: [
        'Deine Seite braucht eine Änderung',
        'so kann deine Seite nicht veröffentlicht werden. Was noch nötig ist, steht hier:',
        link,
      ],
      es: ['Tu página necesita un cambio', 'tu página no se puede publicar así. Lo que falta está aquí:', link],
    },
    hide: {
      en: ['Your page was taken off', 'your page is not public any more. Why, and what to do, stands here:', link],
      de: [
        'Deine Seite ist nicht mehr öffentlich',
        'deine Seite wurde aus dem Verzeichnis genommen. Warum, und was du tun kannst, steht hier:',
        link,
      ],
      es: [
        'Tu página ya no es pública',
        'tu página se ha retirado del directorio. El motivo y lo que puedes hacer está aquí:',
        link,
      ],
    },
  };
  return { to, kind: 'page-decision', variant: what, values: { link }, words: toWords(written[what]) };
};

/** To a practitioner: what became of a credential, or will soon. */
export const credentialMail = (
  to: string,
  what: 'checked' | 'refused' | 'expiring' | 'expired',
  title: string,
  baseUrl: string,
): TranslatedMail => {
  const link = `${baseUrl}/team-portal/my-page/credentials`;
  const written: Record<typeof what, Written> = {
    checked: {
      en: [
        'A credential was checked',
        `“${title}” was checked and carries the mark on your page now.`,
        `All of them:\n${link}`,
      ],
      de: [
        'Ein Nachweis wurde geprüft',
        `„${title}“ wurde geprüft und trägt auf deiner Seite jetzt das Zeichen.`,
        `Alle Nachweise:\n${link}`,
      ],
      es: [
        'Se ha comprobado un título',
        `«${title}» se ha comprobado y lleva ahora la marca en tu página.`,
        `Todos tus títulos:\n${link}`,
      ],
    },
    refused: {
      en: ['A credential was not accepted', `“${title}” could not be checked. Why, and what to do, stands here:`, link],
      de: [
        'Ein Nachweis wurde nicht angenommen',
        `„${title}“ konnte nicht geprüft werden. Warum, und was du tun kannst, steht hier:`,
        link,
      ],
      es: [
        'No se ha aceptado un título',
        `«${title}» no se ha podido comprobar. El motivo y lo que puedes hacer está aquí:`,
        link,
      ],
    },
    expiring: {
      en: [
        'A credential expires soon',
        `“${title}” expires within 30 days; without a new document it loses its mark on that day.`,
        `Add the new one here:\n${link}`,
      ],
      de: [
        'Ein Nachweis läuft bald ab',
        `„${title}“ läuft in den nächsten 30 Tagen ab; ohne neues Dokument trägt er dann nicht länger das Zeichen.`,
        `Füge den neuen hier hinzu:\n${link}`,
      ],
      es: [
        'Un título caduca pronto',
        `«${title}» caduca en los próximos 30 días; sin un documento nuevo pierde la marca ese día.`,
        `Añade aquí el nuevo:\n${link}`,
      ],
    },
    expired: {
      en: [
        'A credential has expired',
        `“${title}” has expired and carries no mark any more.`,
        `Add the new one here:\n${link}`,
      ],
      de: [
        'Ein Nachweis ist abgelaufen',
        `„${title}“ ist abgelaufen und trägt kein Zeichen mehr; du kannst ihn ersetzen.`,
        `Füge den neuen hier hinzu:\n${link}`,
      ],
      es: ['Un título ha caducado', `«${title}» ha caducado y ya no lleva la marca.`, `Añade aquí el nuevo:\n${link}`],
    },
  };
  return { to, kind: 'credential', variant: what, values: { link, title }, words: toWords(written[what]) };
};
