import type { ProductLanguage } from '#core/contract/page';

/** What happened to a session. */
export type SessionStep = 'booked' | 'moved' | 'cancelled' | 'reminder' | 'offered' | 'closed';

type Said = readonly [subject: string, before: string, after: string];

const words: Readonly<Record<ProductLanguage, Readonly<Record<SessionStep, Said>>>> = {
  en: {
    booked: [
      'A session is booked',
      'a session is booked for this time:',
      'All about it, and how to move or cancel it:',
    ],
    moved: ['A session was moved', 'a session was moved to this time:', 'All about it, and how to move or cancel it:'],
    cancelled: [
      'A session was cancelled',
      'the session at this time will not take place:',
      'You find your sessions here:',
    ],
    reminder: [
      'Your session comes near',
      'a session comes near:',
      'All about it, and its room if it takes place by video:',
    ],
    offered: [
      'An earlier time is free',
      'the earlier time that you wait for has become free:',
      'It is kept for you for four hours. Take it or pass it on here:',
    ],
    closed: [
      'A session cannot take place',
      'your practitioner is not available any more, so the session at this time will not take place:',
      'What you paid for it is given back. Sessions of a series are yours again; you find them, and other practitioners, here:',
    ],
  },
  de: {
    booked: [
      'Eine Sitzung ist gebucht',
      'eine Sitzung ist für diesen Zeitpunkt gebucht:',
      'Alles dazu, und wie du sie verlegst oder absagst:',
    ],
    moved: [
      'Eine Sitzung wurde verlegt',
      'eine Sitzung wurde auf diesen Zeitpunkt verlegt:',
      'Alles dazu, und wie du sie verlegst oder absagst:',
    ],
    cancelled: [
      'Eine Sitzung wurde abgesagt',
      'die Sitzung zu diesem Zeitpunkt findet nicht statt:',
      'Deine Sitzungen findest du hier:',
    ],
    reminder: [
      'Deine Sitzung rückt näher',
      'eine Sitzung rückt näher:',
      'Alles dazu, und ihr Raum, wenn sie per Video stattfindet:',
    ],
    offered: [
      'Eine frühere Zeit ist frei',
      'die frühere Zeit, auf die du wartest, ist frei geworden:',
      'Sie ist vier Stunden für dich reserviert. Nimm sie hier an oder gib sie weiter:',
    ],
    closed: [
      'Eine Sitzung kann nicht stattfinden',
      'deine Fachperson ist nicht mehr verfügbar. Die Sitzung zu diesem Zeitpunkt findet nicht statt:',
      'Was du dafür bezahlt hast, bekommst du zurück. Sitzungen einer Reihe gehören wieder dir; du findest sie und andere Fachpersonen hier:',
    ],
  },
  es: {
    booked: [
      'Hay una sesión reservada',
      'Se ha reservado una sesión para este momento:',
      'Todo sobre ella, y cómo cambiarla o cancelarla:',
    ],
    moved: [
      'Una sesión cambia de hora',
      'Una sesión ha pasado a este momento:',
      'Todo sobre ella, y cómo cambiarla o cancelarla:',
    ],
    cancelled: [
      'Se ha cancelado una sesión',
      'La sesión prevista para este momento no tendrá lugar:',
      'Encuentras tus sesiones aquí:',
    ],
    reminder: ['Se acerca tu sesión', 'Se acerca una sesión:', 'Todo sobre ella, y su sala si es por vídeo:'],
    offered: [
      'Hay una hora antes',
      'La hora anterior que esperabas ha quedado libre:',
      'La reservamos para ti durante cuatro horas. Acéptala o déjala pasar aquí:',
    ],
    closed: [
      'Una sesión no puede tener lugar',
      'La persona que te acompaña ya no está disponible y la sesión prevista para este momento no tendrá lugar:',
      'Te devolvemos lo que pagaste por ella. Las sesiones de una serie vuelven a ser tuyas; las encuentras aquí, junto con otras personas profesionales:',
    ],
  },
};
const greetings = { en: 'Hello,', de: 'Hallo,', es: 'Hola:' } as const;

/** What a mail about a session says: when, and where in the product everything else stands. Never with whom, and never why. */
export const writeSessionMail = (
  step: SessionStep,
  language: ProductLanguage,
  when: string,
  link: string,
): { readonly subject: string; readonly text: string } => {
  const [subject, before, after] = words[language][step];
  const paragraphs = [greetings[language], before, when, `${after}\n${link}`, 'Hedo'];
  return { subject, text: `${paragraphs.join('\n\n')}\n` };
};
