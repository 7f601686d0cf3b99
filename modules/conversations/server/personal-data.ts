import type { Knex } from 'knex';
import type { Core, PersonalData } from '#core/contract/server';
import { Conversation } from './models/conversation';
import { ConversationMessage } from './models/conversation-message';
import { decryptContent } from './queries/message-content';

/** A client's conversations in full: they are the client's, also what others wrote. */
const ownConversations = async (core: Core, userId: string) => {
  const own = await Conversation.query(core.db).where({ client_id: userId }).orderBy('created_at');
  return Promise.all(
    own.map(async ({ id, kind }) => {
      const rows = await ConversationMessage.query(core.db).where({ conversation_id: id }).orderBy('seq');
      const messages = await Promise.all(
        rows.map(async (row) => ({
          sentAt: row.sentAt,
          mine: row.fromClient,
          content: await decryptContent(core, core.db, userId, row),
        })),
      );
      return { id, kind, messages };
    }),
  );
};

/** What a practitioner or somebody of the team wrote themselves; whom to is the client's to tell. */
const ownMessages = async (core: Core, userId: string) => {
  const rows = await ConversationMessage.query(core.db).where({ author_id: userId, from_client: false }).orderBy('seq');
  const found = await Conversation.query(core.db).findByIds([...new Set(rows.map((row) => row.conversationId))]);
  const clients = new Map(found.map(({ id, clientId }) => [id, clientId]));
  return Promise.all(
    rows.map(async (row) => ({
      conversationId: row.conversationId,
      sentAt: row.sentAt,
      content: await decryptContent(core, core.db, clients.get(row.conversationId) ?? '', row),
    })),
  );
};

const practitioners = (trx: Knex.Transaction) => Conversation.query(trx).where({ kind: 'match' }).select('id');

/** Conversations of a client; messages that a practitioner or somebody of the team wrote. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => ({
    conversations: await ownConversations(core, userId),
    messages: await ownMessages(core, userId),
  }),
  erase: async (trx, userId) => {
    await Conversation.query(trx).delete().where({ client_id: userId });
    await ConversationMessage.query(trx)
      .patch({ contentSealed: null })
      .where({ author_id: userId })
      .whereIn('conversation_id', practitioners(trx));
    // Answers of the team are the team's: they stay, without the person.
    await ConversationMessage.query(trx).patch({ authorId: null }).where({ author_id: userId });
    await Conversation.query(trx).patch({ practitionerId: null }).where({ practitioner_id: userId });
  },
});
