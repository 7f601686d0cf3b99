import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { inboxItemChanged } from '../../schemas/events';
import type { InboxMessage, ReplyInput } from '../../schemas/items';
import { ItemMessage } from '../models/inbox';
import { encryptText, type MessageContent } from '../queries/encryption';
import { lockItemState, patchItemState } from '../queries/item-state';
import { toMessageView } from '../queries/item-view';
import type { OpenItem } from '../queries/sources';
import { toMessageId, toReplyAddress } from '../views/thread';

/** Most earlier mails that a mail names, as mail programs keep a conversation together by them. */
const mostReferences = 20;

/** Writes to the person of an item by mail. Throws 409 where there is no address. */
export const sendInboxReply = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { kind, id, source, facts: { email, personId } }: OpenItem,
  { subject, text }: ReplyInput,
  inboundAddress: string,
): Promise<InboxMessage> => {
  if (email === null || source.isInternal)
    throw conflict('no-address', 'There is no address to write to. Answer on the page of this item.');
  const earlier: string[] = await trx('inbox_messages')
    .where({ kind, source_id: id, direction: 'out' })
    .orderBy('created_at', 'desc')
    .limit(mostReferences)
    .pluck('id');
  const messageId = randomUUID();
  const content: MessageContent = { address: email, isOther: false, subject: subject.trim(), text: text.trim() };
  const place = { table: 'inbox_messages', id: messageId, personId } as const;
  const row = await ItemMessage.query(trx).insertAndFetch({
    id: messageId,
    kind,
    sourceId: id,
    direction: 'out',
    authorId: user.id,
    personId,
    contentSealed: await encryptText(core, trx, place, JSON.stringify(content)),
  });
  await core.mail.send(trx, {
    kind: 'reply',
    to: email,
    subject: content.subject,
    text: content.text,
    thread: {
      messageId: toMessageId(core, messageId, inboundAddress),
      references: earlier.toReversed().map((one) => toMessageId(core, one, inboundAddress)),
      replyTo: inboundAddress === '' ? null : toReplyAddress(inboundAddress, messageId),
    },
  });
  const state = await lockItemState(trx, { kind, id });
  await patchItemState(trx, state, {
    unreadSince: null,
    ...(state.assigneeId === null && !source.hasOwnAssignee && { assigneeId: user.id }),
  });
  await core.audit.record(trx, { actor: user.id, action: 'inbox.replied', subject: personId, object: `${kind}:${id}` });
  await core.events.emit(trx, inboxItemChanged, { kind, id });
  return toMessageView(core, trx, row);
};
