import type { MailMessage, TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';

/** Paragraphs of a mail. */
const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** The link that goes on elsewhere. It repeats nothing that was written. */
export const resumeMail = (to: string, baseUrl: string, token: string): TranslatedMail => {
  const link = `${baseUrl}/enhanced-intake#resume=${token}`;
  return {
    to,
    kind: 'resume-link',
    validForMinutes: 7 * 24 * 60,
    words: {
      en: {
        subject: 'Go on with your questionnaire',
        text: letter(
          'Hello,',
          `here you can go on where you stopped. The link works once, within seven days:\n${link}`,
          'What you wrote about health and painful experiences is kept and counts, but a link does not show it: you read it only where you wrote it.',
          'It was not you who asked for this? Then you need do nothing. Please do not pass the link on.',
          'Hedo',
        ),
      },
      de: {
        subject: 'Mach weiter mit deinem Fragebogen',
        text: letter(
          'Hallo,',
          `hier kannst du weitermachen, wo du aufgehört hast. Der Link funktioniert einmal, innerhalb von sieben Tagen:\n${link}`,
          'Was du über Gesundheit und schmerzhafte Erfahrungen geschrieben hast, ist gespeichert und zählt, aber ein Link zeigt es nicht: Du liest es nur dort, wo du es geschrieben hast.',
          'Du hast nicht darum gebeten? Dann brauchst du nichts zu tun. Bitte gib den Link nicht weiter.',
          'Hedo',
        ),
      },
      es: {
        subject: 'Continúa con tu cuestionario',
        text: letter(
          'Hola:',
          `Aquí puedes continuar donde lo dejaste. El enlace funciona una sola vez, en un plazo de siete días:\n${link}`,
          'Lo que escribiste sobre tu salud y sobre experiencias dolorosas se guarda y cuenta, pero un enlace no lo muestra: solo lo lees donde lo escribiste.',
          '¿No lo has pedido tú? Entonces no tienes que hacer nada. No compartas el enlace, por favor.',
          'Hedo',
        ),
      },
    },
  };
};

/** To somebody whose draft belongs to an account: no link opens that. */
export const signInMail = (to: string, baseUrl: string): TranslatedMail => ({
  to,
  kind: 'sign-in-to-resume',
  words: {
    en: {
      subject: 'Go on with your questionnaire',
      text: letter(
        'Hello,',
        `your questionnaire is kept in your account. Sign in on any device and go on where you stopped:\n${baseUrl}/enhanced-intake`,
        'Hedo',
      ),
    },
    de: {
      subject: 'Mach weiter mit deinem Fragebogen',
      text: letter(
        'Hallo,',
        `dein Fragebogen ist in deinem Konto gespeichert. Melde dich auf einem beliebigen Gerät an und mach weiter, wo du aufgehört hast:\n${baseUrl}/enhanced-intake`,
        'Hedo',
      ),
    },
    es: {
      subject: 'Continúa con tu cuestionario',
      text: letter(
        'Hola:',
        `Tu cuestionario está guardado en tu cuenta. Inicia sesión en cualquier dispositivo y continúa donde lo dejaste:\n${baseUrl}/enhanced-intake`,
        'Hedo',
      ),
    },
  },
});

interface SecretLinks {
  readonly withdraw: string;
  readonly status: string;
}

const confirmationEnd = (
  baseUrl: string,
  links: SecretLinks | null,
): Readonly<Record<ProductLanguage, readonly string[]>> => {
  const own = `${baseUrl}/personalized-journey`;
  if (links === null)
    return {
      en: [`It is kept in your account:\n${own}`],
      de: [`Er ist in deinem Konto gespeichert:\n${own}`],
      es: [`Está guardado en tu cuenta:\n${own}`],
    };
  const status = `${baseUrl}/enhanced-intake/status#${links.status}`;
  const withdraw = `${baseUrl}/enhanced-intake/withdraw#${links.withdraw}`;
  return {
    en: [
      `How far it is, at any time:\n${status}`,
      `To keep it in an account of your own, create one with this address and confirm the address:\n${own}`,
      `You changed your mind, or it was not you? Here it can be withdrawn; what was sent is then deleted at once:\n${withdraw}`,
      'Without an account it is deleted after twelve months.',
    ],
    de: [
      `Wie weit er ist, siehst du jederzeit hier:\n${status}`,
      `Wenn du ihn in einem eigenen Konto behalten möchtest, leg eines mit dieser Adresse an und bestätige die Adresse:\n${own}`,
      `Du hast es dir anders überlegt, oder du warst es gar nicht? Hier lässt er sich zurückziehen; was geschickt wurde, wird dann sofort gelöscht:\n${withdraw}`,
      'Ohne Konto wird er nach zwölf Monaten gelöscht.',
    ],
    es: [
      `Puedes ver en qué punto está cuando quieras:\n${status}`,
      `Para guardarlo en una cuenta propia, crea una con esta dirección y confírmala:\n${own}`,
      `¿Has cambiado de idea, o no has sido tú? Aquí puedes retirarlo; lo enviado se borra entonces enseguida:\n${withdraw}`,
      'Sin una cuenta, se borra pasados doce meses.',
    ],
  };
};

/**
 * Confirms what was sent, without a word of it: anybody can type the address of somebody else. `links` are the secrets by which
 * a visitor looks how far it is and takes it back; null for a sender with an account.
 */
export const confirmationMail = (
  to: string,
  baseUrl: string,
  reference: string,
  links: SecretLinks | null,
): TranslatedMail => {
  const end = confirmationEnd(baseUrl, links);
  const help = `${baseUrl}/help-now`;
  return {
    to,
    kind: 'questionnaire-received',
    variant: links === null ? 'account' : 'visitor',
    values: {
      reference,
      help,
      ...(links && {
        withdraw: `${baseUrl}/enhanced-intake/withdraw#${links.withdraw}`,
        status: `${baseUrl}/enhanced-intake/status#${links.status}`,
      }),
    },
    words: {
      en: {
        subject: `We have your questionnaire ${reference}`,
        text: letter(
          'Hello,',
          `your questionnaire has reached our team. Its reference number is ${reference}.`,
          'A person will write to you within 48 hours. Your personalised plan follows within one week.',
          ...end.en,
          `If you are in danger, please do not wait for us. Help lines: ${help}`,
          'Hedo',
        ),
      },
      de: {
        subject: `Wir haben deinen Fragebogen ${reference}`,
        text: letter(
          'Hallo,',
          `dein Fragebogen ist bei unserem Team angekommen. Seine Kennung ist ${reference}.`,
          'Innerhalb von 48 Stunden schreibt dir ein Mensch. Dein persönlicher Plan folgt innerhalb einer Woche.',
          ...end.de,
          `Wenn du in Gefahr bist, warte bitte nicht auf uns. Hilfetelefone: ${help}`,
          'Hedo',
        ),
      },
      es: {
        subject: `Tenemos tu cuestionario ${reference}`,
        text: letter(
          'Hola:',
          `Tu cuestionario ha llegado a nuestro equipo. Su número de referencia es ${reference}.`,
          'Una persona te escribirá en menos de 48 horas. Tu plan personalizado llegará en el plazo de una semana.',
          ...end.es,
          `Si estás en peligro, no esperes nuestra respuesta, por favor. Teléfonos de ayuda: ${help}`,
          'Hedo',
        ),
      },
    },
  };
};

/** Tells the team that something came in; nothing of it leaves the product. */
export const noticeMail = (to: string, reference: string, baseUrl: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject: `New questionnaire ${reference}`,
  text: letter(
    `A questionnaire has come in: ${reference}.`,
    `Please make the first contact within 48 hours. It stands in the product: ${baseUrl}/admin/intakes`,
  ),
});

/** Tells the team that nobody need answer any more. */
export const withdrawnMail = (to: string, reference: string): MailMessage => ({
  to,
  kind: 'questionnaire-withdrawn',
  subject: `Questionnaire ${reference} was withdrawn`,
  text: letter(`The sender of ${reference} has withdrawn the questionnaire. What was sent has been deleted.`),
});
