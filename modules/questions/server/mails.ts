import { toPath } from '#core/contract/endpoint';
import type { MailMessage } from '#core/contract/mails';
import type { Core } from '#core/contract/server';
import { leaveMails } from '../schemas/endpoints';
import type { MailKind, QuestionLanguage } from '../schemas/values';
import { createLeaveToken } from './queries/leave-token';

interface Words {
  readonly subject: string;
  readonly lines: (link: string, question: string) => readonly string[];
  readonly end: (link: string, choices: string) => readonly string[];
}

const endings: Readonly<Record<QuestionLanguage, Words['end']>> = {
  en: (link, choices) => [`To end these mails: ${link}`, `To choose other days: ${choices}`],
  de: (link, choices) => [`Diese Mails beenden: ${link}`, `Andere Tage wählen: ${choices}`],
  es: (link, choices) => [`Dejar de recibir estos correos: ${link}`, `Elegir otros días: ${choices}`],
};

const letters: Readonly<Record<QuestionLanguage, Words>> = {
  en: {
    subject: 'Your question for this week',
    lines: (link, question) => [
      'There is a sentence of yours worth returning to.',
      '',
      question,
      '',
      `The sentence is here, once you are signed in: ${link}`,
      '',
      'You asked for this letter. It comes once a week and never quotes what you write.',
    ],
    end: endings.en,
  },
  de: {
    subject: 'Deine Frage für diese Woche',
    lines: (link, question) => [
      'Es gibt einen Satz von dir, zu dem es sich lohnt zurückzukehren.',
      '',
      question,
      '',
      `Den Satz findest du hier, sobald du angemeldet bist: ${link}`,
      '',
      'Du hast diesen Brief bestellt. Er kommt einmal in der Woche und zitiert nie, was du schreibst.',
    ],
    end: endings.de,
  },
  es: {
    subject: 'Tu pregunta de esta semana',
    lines: (link, question) => [
      'Hay una frase tuya a la que vale la pena volver.',
      '',
      question,
      '',
      `La frase está aquí, cuando hayas iniciado sesión: ${link}`,
      '',
      'Tú pediste esta carta. Llega una vez por semana y nunca cita lo que escribes.',
    ],
    end: endings.es,
  },
};

const reminders: Readonly<Record<QuestionLanguage, Words>> = {
  en: {
    subject: 'A little time to write',
    lines: (link) => [
      'You set today aside for writing. A few lines are enough.',
      '',
      `Your Labors are here: ${link}`,
      '',
      'You asked for this reminder on the days you chose.',
    ],
    end: endings.en,
  },
  de: {
    subject: 'Ein wenig Zeit zum Schreiben',
    lines: (link) => [
      'Du hast dir für heute das Schreiben vorgenommen. Ein paar Zeilen genügen.',
      '',
      `Hier geht es zu deinen Arbeiten: ${link}`,
      '',
      'Du hast diese Erinnerung für die Tage bestellt, die du gewählt hast.',
    ],
    end: endings.de,
  },
  es: {
    subject: 'Un rato para escribir',
    lines: (link) => [
      'Habías reservado el día de hoy para escribir. Bastan unas líneas.',
      '',
      `Tus trabajos están aquí: ${link}`,
      '',
      'Tú pediste este recordatorio para los días que elegiste.',
    ],
    end: endings.es,
  },
};

interface Recipient {
  readonly userId: string;
  readonly email: string;
  readonly language: QuestionLanguage;
}

const toMail = (
  core: Core,
  kind: MailKind,
  { userId, email, language }: Recipient,
  { path, question }: { readonly path: `/${string}`; readonly question: string },
): MailMessage => {
  const { subject, lines, end } = (kind === 'letter' ? letters : reminders)[language];
  const { baseUrl } = core.config;
  const token = createLeaveToken(core, userId, kind);
  return {
    kind: kind === 'letter' ? 'question-letter' : 'writing-reminder',
    // A reminder of another day, or a letter next to its successor, is of no use.
    validForMinutes: kind === 'letter' ? 3 * 24 * 60 : 12 * 60,
    to: email,
    subject,
    text: [
      ...lines(baseUrl + path, question),
      '',
      ...end(`${baseUrl}/end-mails#${token}`, `${baseUrl}/account/mail`),
    ].join('\n'),
    unsubscribe: baseUrl + toPath(leaveMails, { params: { token } }),
  };
};

/** The weekly letter: one question that says nothing of the sentence, which waits behind the sign-in. */
export const writeLetter = (core: Core, to: Recipient, questionId: string, question: string): MailMessage =>
  toMail(core, 'letter', to, { path: `/questions#${questionId}`, question });

export const writeReminder = (core: Core, to: Recipient): MailMessage =>
  toMail(core, 'reminder', to, { path: '/intake', question: '' });
