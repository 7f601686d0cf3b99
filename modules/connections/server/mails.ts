import type { TranslatedMail } from '#core/contract/mails';
import { invitationDays } from '../schemas/values';

const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** The link of an invitation. It does not say who asks: names are for those who opened it. */
export const invitationMail = (to: string, baseUrl: string, code: string): TranslatedMail => {
  const link = `${baseUrl}/profile/connections?code=${code}`;
  return {
    to,
    kind: 'connection-invitation',
    validForMinutes: invitationDays * 24 * 60,
    words: {
      en: {
        subject: 'Somebody would like to compare charts with you',
        text: letter(
          'Hello,',
          `somebody who knows your address uses Hedo and would like to lay their Human Design chart beside yours. Who it is, and exactly what each of you would see, you find here:\n${link}`,
          'You need an account to look, and nothing is shown to anybody unless you agree. The link works once and for fourteen days. If you do not want this, you need do nothing.',
          'Hedo\nThis mailbox is not read. You get this message because a member entered your address.',
        ),
      },
      de: {
        subject: 'Jemand möchte sein Chart mit deinem vergleichen',
        text: letter(
          'Hallo,',
          `jemand, der deine Adresse kennt, nutzt Hedo und möchte sein Human-Design-Chart neben deines legen. Wer es ist und was genau jeder von euch sehen würde, findest du hier:\n${link}`,
          'Zum Ansehen brauchst du ein Konto, und ohne deine Zustimmung sieht niemand etwas. Der Link funktioniert einmal und vierzehn Tage lang. Wenn du das nicht möchtest, brauchst du nichts zu tun.',
          'Hedo\nDieses Postfach wird nicht gelesen. Du bekommst diese Nachricht, weil ein Mitglied deine Adresse eingegeben hat.',
        ),
      },
      es: {
        subject: 'Alguien quiere comparar su carta con la tuya',
        text: letter(
          'Hola:',
          `Alguien que conoce tu dirección usa Hedo y quiere poner su carta de Diseño Humano junto a la tuya. Quién es, y qué vería exactamente cada cual, lo encuentras aquí:\n${link}`,
          'Para verlo necesitas una cuenta, y no se muestra nada a nadie sin tu consentimiento. El enlace funciona una sola vez y durante catorce días. Si no te interesa, no tienes que hacer nada.',
          'Hedo\nNadie lee este buzón. Recibes este mensaje porque un miembro ha escrito tu dirección.',
        ),
      },
    },
  };
};

/** To the person who invited: there is an answer. Which, stays in the product. */
export const answeredMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'invitation-answered',
  words: {
    en: {
      subject: 'Your invitation was answered',
      text: letter(
        'Hello,',
        `somebody you invited to compare charts has answered. You find the answer here:\n${baseUrl}/profile/connections`,
        'Hedo',
      ),
    },
    de: {
      subject: 'Deine Einladung ist beantwortet',
      text: letter(
        'Hallo,',
        `auf deine Einladung, Charts zu vergleichen, gibt es eine Antwort. Du findest sie hier:\n${baseUrl}/profile/connections`,
        'Hedo',
      ),
    },
    es: {
      subject: 'Han respondido a tu invitación',
      text: letter(
        'Hola:',
        `Hay respuesta a tu invitación a comparar cartas. La encuentras aquí:\n${baseUrl}/profile/connections`,
        'Hedo',
      ),
    },
  },
});

/** To the other side: a connection is over. */
export const endedMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'connection-ended',
  words: {
    en: {
      subject: 'A connection was ended',
      text: letter(
        'Hello,',
        `one of your connections was ended. Neither of you sees the other’s chart any more. You find your connections here:\n${baseUrl}/profile/connections`,
        'Hedo',
      ),
    },
    de: {
      subject: 'Eine Verbindung wurde beendet',
      text: letter(
        'Hallo,',
        `eine deiner Verbindungen wurde beendet. Keiner von euch sieht mehr das Chart des anderen. Deine Verbindungen findest du hier:\n${baseUrl}/profile/connections`,
        'Hedo',
      ),
    },
    es: {
      subject: 'Una conexión ha terminado',
      text: letter(
        'Hola:',
        `Una de tus conexiones ha terminado. Ya ninguna de las dos personas ve la carta de la otra. Tus conexiones están aquí:\n${baseUrl}/profile/connections`,
        'Hedo',
      ),
    },
  },
});
