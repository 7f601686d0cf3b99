import type { ImapFlow } from 'imapflow';
import { Problem } from '#core/contract/errors';
import type { Core, Job } from '#core/contract/server';
import { parseMail, receiveInboundMail } from '../actions/receive-inbound-mail';
import type { Settings } from '../settings';

/** Mails of one run; the next is a minute later. */
const mostAtOnce = 50;
/** Of a larger mail the rest is attachments, which are not stored. */
const mostBytes = 2 * 1024 * 1024;

/** Stores one mail as the webhook does. False for what is no mail: it stays in the mailbox, marked. */
const take = async (core: Core, source: Buffer): Promise<boolean> => {
  try {
    const mail = await parseMail(source);
    await core.db.transaction((trx) => receiveInboundMail(core, trx, mail));
    return true;
  } catch (error) {
    if (error instanceof Problem && error.status < 500) return false;
    throw error;
  }
};

const fetchFrom = async (core: Core, client: ImapFlow, folder: string): Promise<void> => {
  const lock = await client.getMailboxLock(folder);
  try {
    const found = await client.search({ seen: false, flagged: false }, { uid: true });
    for (const uid of (found || []).slice(0, mostAtOnce)) {
      const mail = await client.fetchOne(uid, { source: { maxLength: mostBytes } }, { uid: true });
      const source = mail === false ? undefined : mail.source;
      if (!source) continue;
      const isTaken = await take(core, source);
      // Only now: after a crash in between it is fetched again and known.
      await client.messageFlagsAdd(uid, [isTaken ? '\\Seen' : '\\Flagged'], { uid: true });
    }
  } finally {
    lock.release();
  }
};

/** Fetches answers from the mailbox of the house. A mailbox that does not answer is said in the log, and asked again a minute later. */
export const fetchMails = (core: Core, { mailbox, mailboxAuthorities, mailboxFolder }: Settings): Job => ({
  name: 'fetch-mails',
  cron: '* * * * *',
  run: async () => {
    if (mailbox === null) return;
    let client: ImapFlow | null = null;
    try {
      const { openMailbox } = await import('./open-mailbox');
      client = await openMailbox(mailbox, mailboxAuthorities);
      await fetchFrom(core, client, mailboxFolder);
    } catch (error) {
      core.log.warn('inbox: the mailbox could not be read', {
        host: mailbox.host,
        folder: mailboxFolder,
        message: (error as Error).message,
      });
    } finally {
      await client?.logout().catch(() => client?.close());
    }
  },
});
