import type { TranslatedMail } from '#core/contract/mails';
import type { ProductLanguage } from '#core/contract/page';
import type { Core } from '#core/contract/server';
import { zones } from '#modules/geo/public';
import { spokenTime } from '#modules/scheduling/public';
import { toWords, type Written } from './mail-words';
import type { Introduction } from './models/introduction';

const languages = ['en', 'de', 'es'] as const;

const spoken = (core: Pick<Core, 'port'>, { startsAt, zone }: Pick<Introduction, 'startsAt' | 'zone'>) => {
  const clock = core.port(zones);
  const all = languages.map((language) => [language, spokenTime(clock, startsAt, zone, language)] as const);
  return Object.fromEntries(all) as Record<ProductLanguage, string>;
};

type MailCore = Pick<Core, 'port' | 'config'>;
const linkOf = ({ config }: MailCore, token: string): string => `${config.baseUrl}/practitioners/introduction#${token}`;

/** To a guest: the link that confirms the address and reserves the time. */
export const confirmMail = (
  core: MailCore,
  row: Introduction,
  to: string,
  name: string,
  token: string,
): TranslatedMail => {
  const [when, link] = [spoken(core, row), linkOf(core, token)];
  return {
    to,
    kind: 'introduction-confirm',
    language: row.language,
    validForMinutes: 120,
    values: { when, practitioner: name, link },
    words: toWords({
      en: [
        'Confirm your introduction call',
        `you asked for a first call with ${name}:`,
        when.en,
        `Nothing is reserved yet. Confirm that this is your address, and the time is yours while the practitioner answers:\n${link}`,
        'The same link calls it off later. If you did not ask for it, ignore this mail: without the link nothing happens.',
      ],
      de: [
        'Bestätige dein Kennenlerngespräch',
        `du möchtest ein erstes Gespräch mit ${name}:`,
        when.de,
        `Noch ist nichts reserviert. Bestätige, dass das deine Adresse ist, dann ist die Zeit für dich frei gehalten, bis die Antwort kommt:\n${link}`,
        'Mit demselben Link kannst du später absagen. Wenn du das nicht warst, tu einfach nichts: ohne den Link geschieht nichts.',
      ],
      es: [
        'Confirma tu primera conversación',
        `has pedido una primera conversación con ${name}:`,
        when.es,
        `Todavía no hay nada reservado. Confirma que esta es tu dirección y la hora será tuya mientras llega la respuesta:\n${link}`,
        'Con el mismo enlace puedes anularla más tarde. Si no has sido tú, no hagas nada: sin el enlace no pasa nada.',
      ],
    }),
  };
};

/** To a guest: what became of the call. */
export const guestMail = (
  core: MailCore,
  row: Introduction,
  to: string,
  name: string,
  state: 'accepted' | 'declined' | 'cancelled' | 'ended',
): TranslatedMail => {
  const when = spoken(core, row);
  const directory = `${core.config.baseUrl}/practitioners`;
  const others: Record<ProductLanguage, string> = {
    en: `The time is free again. You find other practitioners here:\n${directory}`,
    de: `Die Zeit ist wieder frei. Andere Fachpersonen findest du hier:\n${directory}`,
    es: `La hora vuelve a estar libre. Aquí encuentras a otras personas profesionales:\n${directory}`,
  };
  const written: Record<typeof state, Written> = {
    accepted: {
      en: [
        'Your introduction call is agreed',
        `${name} looks forward to your first call:`,
        when.en,
        'The practitioner sees your address and writes to you how you will speak. To call it off, use the link of our first mail.',
      ],
      de: [
        'Dein Kennenlerngespräch steht fest',
        `${name} freut sich auf das erste Gespräch mit dir:`,
        when.de,
        'Die Fachperson sieht deine Adresse und schreibt dir, wie ihr sprecht. Absagen kannst du mit dem Link aus unserer ersten Mail.',
      ],
      es: [
        'Tu primera conversación está acordada',
        `${name} espera con ganas la primera conversación:`,
        when.es,
        'La persona que te atenderá ve tu dirección y te escribirá cómo hablaréis. Para anularla, usa el enlace de nuestro primer correo.',
      ],
    },
    declined: {
      en: ['Your introduction call cannot take place', `${name} cannot take this call:`, when.en, others.en],
      de: [
        'Dein Kennenlerngespräch findet nicht statt',
        `${name} kann dieses Gespräch nicht führen:`,
        when.de,
        others.de,
      ],
      es: ['Tu primera conversación no tendrá lugar', `${name} no puede atender la conversación:`, when.es, others.es],
    },
    cancelled: {
      en: [
        'Your introduction call is called off',
        `${name} is not available on our pages any more, so the call at this time will not take place:`,
        when.en,
        others.en,
      ],
      de: [
        'Dein Kennenlerngespräch fällt aus',
        `${name} ist bei uns nicht mehr erreichbar, darum findet das Gespräch zu dieser Zeit nicht statt:`,
        when.de,
        others.de,
      ],
      es: [
        'Tu primera conversación se anula',
        `${name} ya no está disponible con nosotros, así que la conversación de esta hora no tendrá lugar:`,
        when.es,
        others.es,
      ],
    },
    ended: {
      en: [
        'Nobody answered in time',
        `${name} has not answered your request for this time, so it is not reserved for you any longer:`,
        when.en,
        others.en,
      ],
      de: [
        'Es kam nicht rechtzeitig eine Antwort',
        `${name} hat deine Anfrage für diese Zeit nicht beantwortet, darum ist sie nicht länger für dich reserviert:`,
        when.de,
        others.de,
      ],
      es: [
        'No hubo respuesta a tiempo',
        `${name} no ha respondido a tu petición para esta hora, así que ya no está reservada para ti:`,
        when.es,
        others.es,
      ],
    },
  };
  return {
    to,
    kind: 'introduction-guest',
    variant: state,
    language: row.language,
    values: { when, practitioner: name },
    words: toWords(written[state]),
  };
};

/** To a practitioner: a guest asks, or calls off. Who it is stands in the product alone. */
export const practitionerMail = (
  core: MailCore,
  row: Introduction,
  to: string,
  what: 'asked' | 'withdrawn',
): TranslatedMail => {
  const when = spoken(core, row);
  const link = `${core.config.baseUrl}/team-portal/my-page/guests`;
  const written: Record<typeof what, Written> = {
    asked: {
      en: [
        'A guest asks for a first call',
        'somebody asks for a first call with you:',
        when.en,
        `The time is reserved for a day. Accept or decline it here:\n${link}`,
      ],
      de: [
        'Ein Gast möchte ein erstes Gespräch',
        'jemand möchte ein erstes Gespräch mit dir:',
        when.de,
        `Die Zeit ist einen Tag lang reserviert. Sag hier zu oder ab:\n${link}`,
      ],
      es: [
        'Alguien pide una primera conversación',
        'alguien pide una primera conversación contigo:',
        when.es,
        `La hora está reservada durante un día. Acéptala o recházala aquí:\n${link}`,
      ],
    },
    withdrawn: {
      en: [
        'A guest has called off',
        'the first call at this time was called off by the guest:',
        when.en,
        `Your other calls stand here:\n${link}`,
      ],
      de: [
        'Ein Gast hat abgesagt',
        'das erste Gespräch zu dieser Zeit wurde abgesagt:',
        when.de,
        `Deine anderen Gespräche stehen hier:\n${link}`,
      ],
      es: [
        'Una persona ha anulado su cita',
        'la primera conversación de esta hora se ha anulado:',
        when.es,
        `Aquí están tus otras conversaciones:\n${link}`,
      ],
    },
  };
  return {
    to,
    kind: 'introduction-practitioner',
    variant: what,
    values: { when, link },
    words: toWords(written[what]),
  };
};
