import type { Knex } from 'knex';
import { AssistantMessage } from '../models/assistant-message';

/** Deletes what a person asked and was answered. */
export const deleteConversation = async (trx: Knex.Transaction, userId: string): Promise<void> => {
  await AssistantMessage.query(trx).delete().where({ user_id: userId });
};
