import type { TranslatedMail } from '#core/contract/mails';
import type { Core } from '#core/contract/server';

interface Mentioned {
  readonly label: string;
  readonly kind: string;
  readonly id: string;
}

/** Address of the page that shows an item. */
export const addressOfItem = ({ config }: Core, kind: string, id: string): string =>
  `${config.baseUrl}/management/inbox?item=${encodeURIComponent(`${kind}~${id}`)}`;

/** Tells somebody of the team that a note names them. It says neither who the item is about nor what the note says. */
export const mentionMail = (core: Core, to: string, { label, kind, id }: Mentioned): TranslatedMail => {
  const address = addressOfItem(core, kind, id);
  return {
    kind: 'mention',
    to,
    words: {
      en: {
        subject: 'You are mentioned in a note',
        text: `Somebody of the team mentions you in a note in the inbox (${label}).\n\nRead it here:\n${address}\n`,
      },
      de: {
        subject: 'Du wirst in einer Notiz erwähnt',
        text: `Jemand aus dem Team erwähnt dich in einer Notiz im Posteingang (${label}).\n\nHier liest du sie:\n${address}\n`,
      },
      es: {
        subject: 'Te mencionan en una nota',
        text: `Alguien del equipo te menciona en una nota de la bandeja de entrada (${label}).\n\nLéela aquí:\n${address}\n`,
      },
    },
  };
};

/** Tells the team which items are past their deadline. */
export const overdueMail = (
  core: Core,
  to: string,
  items: readonly { readonly label: string; readonly kind: string; readonly id: string }[],
): TranslatedMail => {
  const lines = items.map(({ label, kind, id }) => `- ${label}: ${addressOfItem(core, kind, id)}`).join('\n');
  return {
    kind: 'overdue',
    to,
    words: {
      en: {
        subject: 'Items of the inbox are past their deadline',
        text: `Nobody has finished these in time. Please answer or assign them:\n\n${lines}\n`,
      },
      de: {
        subject: 'Im Posteingang sind Fristen abgelaufen',
        text: `Das hier ist nicht rechtzeitig erledigt worden. Bitte antwortet oder weist es jemandem zu:\n\n${lines}\n`,
      },
      es: {
        subject: 'Hay plazos vencidos en la bandeja de entrada',
        text: `Nadie ha resuelto esto a tiempo. Responded o asignadlo, por favor:\n\n${lines}\n`,
      },
    },
  };
};
