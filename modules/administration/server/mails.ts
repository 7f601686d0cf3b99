import type { TranslatedMail } from '#core/contract/mails';
import { roleWords } from '../lib/role-words';

/** The single-use link of an invitation. It does not say who invites: names are for those who accepted. */
export const invitationMail = (to: string, role: 'practitioner' | 'admin', link: string): TranslatedMail => ({
  to,
  kind: 'invitation',
  variant: role,
  validForMinutes: 7 * 24 * 60,
  words: {
    en: {
      subject: 'You are invited to Hedo',
      text: `You are invited to join Hedo as ${roleWords(role)}. Open this address within seven days to accept. It works once, so do not pass it on.

${link}

If you did not expect this, you need do nothing: no account is made for you.

Hedo
This mailbox is not read. You get this message because an administrator entered your address.
`,
    },
    de: {
      subject: 'Du bist zu Hedo eingeladen',
      text: `Du bist eingeladen, bei Hedo mitzuarbeiten: ${role === 'admin' ? 'in der Verwaltung' : 'als Fachperson'}. Öffne innerhalb von sieben Tagen diesen Link, um anzunehmen. Er funktioniert einmal, gib ihn also nicht weiter.

${link}

Wenn du das nicht erwartet hast, brauchst du nichts zu tun: Es wird kein Konto für dich angelegt.

Hedo
Dieses Postfach wird nicht gelesen. Du bekommst diese Nachricht, weil jemand aus der Verwaltung deine Adresse eingegeben hat.
`,
    },
    es: {
      subject: 'Te invitan a Hedo',
      text: `Te invitan a formar parte de Hedo ${role === 'admin' ? 'en la administración' : 'como profesional'}. Abre este enlace en un plazo de siete días para aceptar. Funciona una sola vez, así que no lo compartas.

${link}

Si no lo esperabas, no tienes que hacer nada: no se crea ninguna cuenta para ti.

Hedo
Nadie lee este buzón. Recibes este mensaje porque alguien de la administración ha escrito tu dirección.
`,
    },
  },
});

/** The single-use link by which a person chooses the first password of an account that staff made for them. */
export const accountMail = (to: string, link: string): TranslatedMail => ({
  to,
  kind: 'account-invitation',
  validForMinutes: 7 * 24 * 60,
  words: {
    en: {
      subject: 'Your account at Hedo is prepared',
      text: `An account at Hedo was prepared for you. Open this address within seven days to choose a password and enter it. It works once, so do not pass it on.

${link}

If you did not expect this, you need do nothing. Nobody can use the account before a password is chosen by this link.

Hedo
This mailbox is not read. You get this message because an administrator entered your address.
`,
    },
    de: {
      subject: 'Dein Konto bei Hedo ist vorbereitet',
      text: `Bei Hedo wurde ein Konto für dich vorbereitet. Öffne innerhalb von sieben Tagen diesen Link, um ein Passwort zu wählen und es zu betreten. Er funktioniert einmal, gib ihn also nicht weiter.

${link}

Wenn du das nicht erwartet hast, brauchst du nichts zu tun. Niemand kann das Konto benutzen, bevor über diesen Link ein Passwort gewählt wurde.

Hedo
Dieses Postfach wird nicht gelesen. Du bekommst diese Nachricht, weil jemand aus der Verwaltung deine Adresse eingegeben hat.
`,
    },
    es: {
      subject: 'Tu cuenta en Hedo está preparada',
      text: `Se ha preparado una cuenta para ti en Hedo. Abre este enlace en un plazo de siete días para elegir una contraseña y entrar. Funciona una sola vez, así que no lo compartas.

${link}

Si no lo esperabas, no tienes que hacer nada. Nadie puede usar la cuenta antes de que se elija una contraseña con este enlace.

Hedo
Nadie lee este buzón. Recibes este mensaje porque alguien de la administración ha escrito tu dirección.
`,
    },
  },
});
