import type { Knex } from 'knex';
import type { TranslatedMail } from '#core/contract/mails';
import type { Core, Job } from '#core/contract/server';
import { Conversation } from '../models/conversation';
import { isOpen } from '../queries/contacts';
import type { Participant } from '../queries/participant';

/** Minutes after which somebody who has not read a message counts as away. */
const awayMinutes = 10;

interface Notice {
  readonly conversationId: string;
  /** The side that has not read. */
  readonly side: Participant['side'];
}

const marks = {
  client: { read: 'clientReadSeq', notified: 'clientToldSeq' },
  other: { read: 'otherReadSeq', notified: 'otherToldSeq' },
} as const;

/** Where the mail goes: the verified address of a person, or the team's; null when nobody is to get one. */
const addressOf = async (
  core: Core,
  db: Knex,
  { clientId, practitionerId, kind }: Conversation,
  side: Participant['side'],
): Promise<string | null> => {
  if (side === 'other' && kind === 'team') return core.config.contactEmail;
  const id = side === 'client' ? clientId : practitionerId;
  const person = id ? await core.people.contact(db, id) : null;
  return person?.emailVerified ? person.email : null;
};

/** For privacy, nothing of the message. */
export const noticeWords = (link: string): TranslatedMail['words'] => ({
  en: {
    subject: 'A message is waiting for you at Hedo',
    text: `Somebody wrote to you at Hedo. For privacy, nothing of it stands in this mail.\n\nRead and answer it here, after signing in: ${link}\n\nYou get one such mail until you have read what waits.`,
  },
  de: {
    subject: 'Bei Hedo wartet eine Nachricht auf dich',
    text: `Jemand hat dir bei Hedo geschrieben. Zum Schutz eurer Privatsphäre steht davon nichts in dieser Mail.\n\nHier kannst du sie nach dem Anmelden lesen und beantworten: ${link}\n\nDu bekommst nur eine solche Mail, bis du gelesen hast, was wartet.`,
  },
  es: {
    subject: 'Te espera un mensaje en Hedo',
    text: `Alguien te ha escrito en Hedo. Por privacidad, en este correo no aparece nada de lo que dice.\n\nLéelo y respóndelo aquí, después de iniciar sesión: ${link}\n\nSolo recibes un correo así hasta que hayas leído lo que te espera.`,
  },
});

/**
 * Mails that something waits, without a word of it and without a name: a mail is read by more than its receiver. Once for each
 * stretch of unread messages, however many they are.
 */
export const messageNotice = (core: Core): Job<Notice> => ({
  name: 'message-notice',
  run: ({ conversationId, side }) =>
    core.db.transaction(async (trx) => {
      const conversation = await Conversation.query(trx).findById(conversationId).forUpdate();
      const { read, notified } = marks[side];
      if (
        !conversation ||
        BigInt(conversation.lastSeq) <= BigInt(conversation[read]) ||
        BigInt(conversation[notified]) > BigInt(conversation[read])
      )
        return;
      if (!(await isOpen(core, trx, conversation))) return;
      const last = await trx('conversation_messages').where({ seq: conversation.lastSeq }).first('from_client');
      // The newest message is their own: they were here.
      if (last?.from_client === (side === 'client')) return;
      const to = await addressOf(core, trx, conversation, side);
      if (to === null) return;
      await core.mail.send(trx, {
        to,
        kind: 'message-waiting',
        words: noticeWords(`${core.config.baseUrl}/messages/${conversationId}`),
      });
      await Conversation.query(trx)
        .findById(conversationId)
        .patch({ [notified]: conversation.lastSeq });
    }),
});

/** Plans the mail for the side that was written to. A later message before then moves it, so that a running talk causes none. */
export const planNotice = (core: Core, trx: Knex, conversationId: string, side: Participant['side']): Promise<void> =>
  core.jobs.enqueue(
    trx,
    messageNotice(core),
    { conversationId, side },
    { key: `message-notice:${conversationId}:${side}`, runAt: new Date(Date.now() + awayMinutes * 60_000) },
  );
