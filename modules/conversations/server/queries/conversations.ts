import { toPath } from '#core/contract/endpoint';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ConversationPage, ConversationView } from '../../schemas/conversation';
import { listConversations } from '../../schemas/endpoints';
import { Conversation } from '../models/conversation';
import { ConversationMessage } from '../models/conversation-message';
import { toBriefView, toConversationView } from '../views/conversation';
import { listContacts } from './contacts';
import { decryptContent } from './message-content';
import { namesFor } from './names';
import { takingPart } from './participant';
import { findByName } from './search';
import { unreadIn } from './unread';

interface Asked {
  readonly limit: number;
  readonly cursor: string | undefined;
  /** Null: of any name. */
  readonly named: readonly string[] | null;
  readonly unread: boolean;
}

/** True where the other side wrote something that this side has not read. */
const somethingUnread = (side: 'client' | 'other'): string =>
  `exists (select 1 from conversation_messages m where m.conversation_id = conversations.id
    and m.from_client = ${side === 'other'} and m.seq > conversations.${side}_read_seq)`;

const pageOf = (core: Core, user: User, matched: ReadonlySet<string>, { limit, cursor, named, unread }: Asked) =>
  Conversation.query(core.db)
    .modify((query) => {
      takingPart(query, user);
      if (named) query.whereRaw('id = any(?::uuid[])', [[...named]]);
      if (unread) query.whereRaw(somethingUnread(user.role === 'client' ? 'client' : 'other'));
      // Closed to a practitioner; a client may still read.
      if (user.role === 'practitioner') query.whereRaw('client_id = any(?::uuid[])', [[...matched]]);
      if (cursor) query.whereRaw('last_seq < (select seq from conversation_messages where id = ?)', [cursor]);
    })
    .orderBy('last_seq', 'desc')
    .limit(limit + 1);

/** Conversations the caller takes part in, newest message first; `next` is the address of the following page, null at the end. */
export const findConversations = async (
  core: Core,
  user: User,
  { limit = 20, cursor, q, unread: unreadOnly }: ConversationPage,
): Promise<{ rows: ConversationView[]; next: string | null }> => {
  const [matched, named] = await Promise.all([listContacts(core, user), q?.trim() ? findByName(core, user, q) : null]);
  const found = await pageOf(core, user, matched, { limit, cursor, named, unread: unreadOnly === 'true' });
  const page = found.slice(0, limit);
  const side = user.role === 'client' ? 'client' : 'other';
  const [names, unread, newest] = await Promise.all([
    namesFor(core, user, page),
    unreadIn(
      core.db,
      side,
      page.map(({ id }) => id),
    ),
    ConversationMessage.query(core.db).findByIds(page.map(({ lastSeq }) => lastSeq)),
  ]);
  const rows = await Promise.all(
    page.flatMap((one) => {
      const last = newest.find(({ seq }) => seq === one.lastSeq);
      if (!last) return [];
      const open =
        one.kind === 'team' || side === 'other' || (one.practitionerId !== null && matched.has(one.practitionerId));
      const seen = toConversationView(one, names, { open, unread: unread.get(one.id) ?? 0 });
      return decryptContent(core, core.db, one.clientId, last).then((content) => ({
        ...seen,
        lastMessage: toBriefView(user, one, last, content),
      }));
    }),
  );
  const end = rows.at(-1)?.lastMessage.id;
  const words = { limit, ...(q ? { q } : {}), ...(unreadOnly ? { unread: unreadOnly } : {}) };
  return {
    rows,
    next: found.length > limit && end ? toPath(listConversations, { query: { ...words, cursor: end } }) : null,
  };
};
