import type { MailMessage, TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import type { RequestKind } from '../schemas/names';
import type { Interest } from '../schemas/values';

const subjects: Readonly<Record<Interest, string>> = {
  'protocol-a': 'Protocol A',
  concierge: 'Concierge',
  retreats: 'Retreats',
  partnership: 'Partnership',
  other: 'Something else',
};

const doors: Readonly<Record<RequestKind, string>> = {
  assistant: 'Somebody asked the assistant for a person.',
  contact: 'Somebody wrote to us through the contact form.',
  consultation: 'Somebody asked for a consultation.',
};

/** What a mail may say of a request. */
interface Mailed {
  readonly reference: string;
  readonly email: string;
  readonly name: string;
  readonly kind: RequestKind;
  readonly interest: Interest | null;
}

/** Paragraphs of a mail. */
export const letter = (...paragraphs: readonly string[]): string => `${paragraphs.join('\n\n')}\n`;

/** Secrets of the links in a receipt: one takes the request back, the other only shows how far it is. */
export interface Links {
  readonly withdraw: string;
  readonly status: string;
}

/** The ways of a sender: how far the request is, taking it back, and help lines. */
const waysOf = (baseUrl: string, links: Links) => ({
  status: `${baseUrl}/contact/status#${links.status}`,
  withdraw: `${baseUrl}/contact/withdraw#${links.withdraw}`,
  help: `${baseUrl}/help-now`,
});

const endOfReceipt = (baseUrl: string, links: Links): Readonly<Record<ProductLanguage, readonly string[]>> => {
  const { status, withdraw, help } = waysOf(baseUrl, links);
  return {
    en: [
      `How far it is, at any time:\n${status}`,
      `You changed your mind, or it was not you who wrote? Here the request can be withdrawn; what was sent is then deleted at once:\n${withdraw}`,
      'Otherwise it is deleted after twelve months.',
      `If you are in danger, please do not wait for us. Help lines: ${help}`,
      'Hedo',
    ],
    de: [
      `Wie weit sie ist, siehst du jederzeit hier:\n${status}`,
      `Du hast es dir anders überlegt, oder du warst es gar nicht? Hier lässt sich die Anfrage zurückziehen; was geschickt wurde, wird dann sofort gelöscht:\n${withdraw}`,
      'Sonst wird sie nach zwölf Monaten gelöscht.',
      `Wenn du in Gefahr bist, warte bitte nicht auf uns. Hilfetelefone: ${help}`,
      'Hedo',
    ],
    es: [
      `Puedes ver en qué punto está cuando quieras:\n${status}`,
      `¿Has cambiado de idea, o no has sido tú quien ha escrito? Aquí puedes retirar la solicitud; lo enviado se borra entonces enseguida:\n${withdraw}`,
      'De lo contrario, se borra pasados doce meses.',
      `Si estás en peligro, no esperes nuestra respuesta, por favor. Teléfonos de ayuda: ${help}`,
      'Hedo',
    ],
  };
};

/** Tells the sender the reference. It repeats nothing that was typed: anybody can type the address of somebody else. */
export const receiptMail = ({ reference, email }: Mailed, baseUrl: string, links: Links): TranslatedMail => {
  const end = endOfReceipt(baseUrl, links);
  return {
    to: email,
    kind: 'request-received',
    values: { reference, ...waysOf(baseUrl, links) },
    words: {
      en: {
        subject: `We have your request ${reference}`,
        text: letter(
          'Hello,',
          `your request has reached our team. Its reference number is ${reference}. A person will write back to this address.`,
          ...end.en,
        ),
      },
      de: {
        subject: `Wir haben deine Anfrage ${reference}`,
        text: letter(
          'Hallo,',
          `deine Anfrage ist bei unserem Team angekommen. Ihre Kennung ist ${reference}. Ein Mensch antwortet dir an diese Adresse.`,
          ...end.de,
        ),
      },
      es: {
        subject: `Tenemos tu solicitud ${reference}`,
        text: letter(
          'Hola:',
          `Tu solicitud ha llegado a nuestro equipo. Su número de referencia es ${reference}. Una persona te responderá a esta dirección.`,
          ...end.es,
        ),
      },
    },
  };
};

/** The same for a consultation: nothing of the birth, and nothing else that was typed. */
export const consultationReceiptMail = (
  { reference, email }: Pick<Mailed, 'reference' | 'email'>,
  baseUrl: string,
  links: Links,
): TranslatedMail => {
  const end = endOfReceipt(baseUrl, links);
  return {
    to: email,
    kind: 'consultation-received',
    values: { reference, ...waysOf(baseUrl, links) },
    words: {
      en: {
        subject: `We have your consultation request ${reference}`,
        text: letter(
          'Hello,',
          `your consultation request has reached our team. Its reference number is ${reference}. A person will write back to this address within 24 hours.`,
          ...end.en,
        ),
      },
      de: {
        subject: `Wir haben deine Anfrage für ein Gespräch ${reference}`,
        text: letter(
          'Hallo,',
          `deine Anfrage für ein Gespräch ist bei unserem Team angekommen. Ihre Kennung ist ${reference}. Innerhalb von 24 Stunden antwortet dir ein Mensch an diese Adresse.`,
          ...end.de,
        ),
      },
      es: {
        subject: `Tenemos tu solicitud de conversación ${reference}`,
        text: letter(
          'Hola:',
          `Tu solicitud de conversación ha llegado a nuestro equipo. Su número de referencia es ${reference}. Una persona te responderá a esta dirección en menos de 24 horas.`,
          ...end.es,
        ),
      },
    },
  };
};

/** Tells the team that something came in; the message itself stays in the product. */
export const noticeMail = ({ reference, email, name, kind, interest }: Mailed, to: string): MailMessage => ({
  to,
  kind: 'team-notice',
  subject: `New request ${reference}`,
  text: letter(
    doors[kind],
    [
      `Reference: ${reference}`,
      `Name: ${name}`,
      `Email: ${email}`,
      ...(interest ? [`About: ${subjects[interest]}`] : []),
    ].join('\n'),
    'Read it in the product, and please answer within 24 hours.',
  ),
});

/** Tells the team that nobody need answer any more. */
export const withdrawnMail = (reference: string, to: string): MailMessage => ({
  to,
  kind: 'request-withdrawn',
  subject: `Request ${reference} was withdrawn`,
  text: letter(`The sender of ${reference} has withdrawn the request. What was sent has been deleted.`),
});
