import { createHash, randomUUID, timingSafeEqual } from 'node:crypto';
import type { Knex } from 'knex';
import PostalMime, { type Email } from 'postal-mime';
import { invalid, Problem } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { inboxItemChanged } from '../../schemas/events';
import { type Automatic, inboxLimits } from '../../schemas/values';
import { ownMailKind } from '../mail-source';
import { ItemMessage } from '../models/inbox';
import { decryptMessage, encryptText, type MessageContent } from '../queries/encryption';
import { lockItemState, patchItemState } from '../queries/item-state';
import { automaticOf } from '../views/automatic';
import { findNamedMails } from '../views/thread';

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** Throws 409 while no secret is configured, and 401 for another one. */
export const checkSecret = (sent: string, secret: string | null): void => {
  if (secret === null)
    throw new Problem(409, 'not-configured', 'Mails are not taken in here. Set INBOX_INBOUND_SECRET first.');
  if (!timingSafeEqual(digest(sent), digest(secret)))
    throw new Problem(401, 'wrong-secret', 'The header x-inbox-secret is not right.');
};

/** A mail as it came in. */
export interface InboundMail {
  readonly mail: Email;
  readonly automatic: Automatic | null;
  /** Of a notice of failed delivery: what names the mail that failed. */
  readonly returned: string;
}

/** Reads a mail as it came. Throws 422 for what is none. */
export const parseMail = async (bytes: Buffer): Promise<InboundMail> => {
  try {
    // A mail in a mail in a mail is no answer; what is deeper is refused.
    const mail = await PostalMime.parse(bytes, { maxNestingDepth: 20, maxHeadersSize: 256 * 1024 });
    if (!mail.from?.address) throw new Error('no sender');
    const automatic = automaticOf(mail);
    const ids = automatic === 'bounce' ? bytes.toString('latin1').match(/^(?:Message-ID|References):.*$/gim) : null;
    return { mail, automatic, returned: ids?.join('\n') ?? '' };
  } catch {
    throw invalid('raw', 'This is not a mail that can be read. Send the whole message in base64.');
  }
};

/** HTML without its signs, where a mail has no text. */
const fromHtml = (html: string): string =>
  html
    .replace(/<(style|script)\b[\s\S]{0,200000}?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/p>|<\/div>/gi, '\n')
    .replace(/<[^>]{0,5000}>/g, '')
    .replace(/&nbsp;/g, ' ')
    .replace(/&lt;/g, '<')
    .replace(/&gt;/g, '>')
    .replace(/&amp;/g, '&');

const toText = ({ text, html, attachments }: Email): string => {
  const words = (text?.trim() || fromHtml(html ?? '').trim()).replace(/\r\n?/g, '\n').slice(0, inboxLimits.reply * 2);
  const files = attachments.length;
  // Unchecked files are not stored; that they were there is said.
  const left = files > 0 ? `\n\n[${files === 1 ? '1 attachment' : `${files} attachments`} not stored]` : '';
  return `${words || '(no text)'}${left}`.replaceAll('\0', '');
};

const line = (text: string | undefined, most: number): string =>
  (text ?? '')
    .replace(/\p{Cc}+/gu, ' ')
    .trim()
    .slice(0, most);

/**
 * Stores a mail that came in: with the item whose mail it answers, or as an item of its own. The same mail twice is stored once.
 * What an absent person's machine answers stands with its item and moves nothing forward; a notice of failed delivery does.
 * A sender is known by the mail of ours that they name, which nobody can guess; an address proves nothing.
 */
export const receiveInboundMail = async (
  core: Core,
  trx: Knex.Transaction,
  { mail, automatic, returned }: InboundMail,
): Promise<{ readonly result: 'added' | 'known' | 'left-out' }> => {
  const address = line(mail.from?.address, 254);
  const messageHash = digest(mail.messageId ?? `${address}\n${mail.date}\n${mail.subject}\n${mail.text}`).toString(
    'hex',
  );
  const known = await ItemMessage.query(trx).findOne({ message_hash: messageHash });
  if (known) return { result: 'known' };
  const recipients = [...(mail.to ?? []), ...(mail.cc ?? [])].flatMap((one) => one.address ?? []);
  const named = findNamedMails(
    [mail.inReplyTo ?? '', mail.references ?? '', returned],
    [...recipients, mail.deliveredTo ?? ''],
  );
  const answered = await ItemMessage.query(trx)
    .whereIn('id', named)
    .where({ direction: 'out' })
    .orderBy('created_at', 'desc')
    .first();
  // Nobody waits for what a machine answered to nothing of ours.
  if (automatic === 'reply' && !answered) return { result: 'left-out' };
  const id = randomUUID();
  const item = answered ? { kind: answered.kind, id: answered.sourceId } : { kind: ownMailKind, id };
  const personId = answered?.personId ?? null;
  const expected = answered ? (await decryptMessage(core, trx, answered)).address : null;
  const content: MessageContent = {
    address,
    // A notice comes from a machine on the way.
    isOther: automatic !== 'bounce' && expected !== null && expected.toLowerCase() !== address.toLowerCase(),
    subject: line(mail.subject, inboxLimits.subject) || '(no subject)',
    text: toText(mail),
    ...(automatic && { automatic }),
  };
  await ItemMessage.query(trx).insert({
    id,
    kind: item.kind,
    sourceId: item.id,
    direction: 'in',
    authorId: null,
    personId,
    messageHash,
    contentSealed: await encryptText(core, trx, { table: 'inbox_messages', id, personId }, JSON.stringify(content)),
  });
  if (automatic === 'reply') return { result: 'added' };
  const state = await lockItemState(trx, item);
  // Whoever answers does not wait until the snooze is over.
  await patchItemState(trx, state, {
    unreadSince: state.unreadSince ?? new Date().toISOString(),
    snoozedUntil: null,
    mergedKind: null,
    mergedId: null,
  });
  await core.events.emit(trx, inboxItemChanged, item);
  return { result: 'added' };
};
