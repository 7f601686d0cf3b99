import type { ProblemTexts } from '#core/contract/problem-texts';

/** Refusals about connections between two clients, in German and Spanish. */
export const connectionProblemTexts: ProblemTexts = {
  'You are connected already. There is nothing more to accept.': {
    de: 'Ihr seid schon verbunden. Es gibt nichts mehr anzunehmen.',
    es: 'Ya estáis conectados. No hay nada más que aceptar.',
  },
  'Give either an email address or a name for a link.': {
    de: 'Gib entweder eine E-Mail-Adresse oder einen Namen für einen Link an.',
    es: 'Indica una dirección de correo o un nombre para un enlace.',
  },
  'Say in one line whom the link is for.': {
    de: 'Schreib in einer Zeile, für wen der Link ist.',
    es: 'Di en una línea para quién es el enlace.',
  },
  'This is your own address.': { de: 'Das ist deine eigene Adresse.', es: 'Esta es tu propia dirección.' },
  'You have accepted this invitation. End the connection instead.': {
    de: 'Du hast diese Einladung angenommen. Beende stattdessen die Verbindung.',
    es: 'Has aceptado esta invitación. Termina la conexión en su lugar.',
  },
  'This is your own invitation. Pass the link on to the person it is for.': {
    de: 'Das ist deine eigene Einladung. Gib den Link an die Person weiter, für die er ist.',
    es: 'Esta es tu propia invitación. Pasa el enlace a la persona para quien es.',
  },
  'What you would agree to has changed. Load the page again and read it once more.': {
    de: 'Der Text, dem du zustimmen würdest, hat sich geändert. Lade die Seite neu und lies ihn noch einmal.',
    es: 'Lo que aceptarías ha cambiado. Vuelve a cargar la página y léelo otra vez.',
  },
  'This is your own invitation. The other person answers it.': {
    de: 'Das ist deine eigene Einladung. Die andere Person beantwortet sie.',
    es: 'Esta es tu propia invitación. La otra persona la responde.',
  },
};
