import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { longestMessage } from '../../schemas/values';
import type { ConversationMessage } from '../models/conversation-message';

const place = (id: string): string => `conversation_messages:content:${id}`;

/** The words of a message without the white space around them; throws 422 for none and for too many. */
export const checkedContent = (content: string): string => {
  const words = content.trim();
  const { length } = [...words];
  if (length < 1 || length > longestMessage) throw invalid('content', 'Write between 1 and 5,000 characters.');
  return words;
};

/** Seals a message with the key of the conversation's client. */
export const encryptContent = (core: Core, db: Knex, clientId: string, id: string, words: string): Promise<Buffer> =>
  core.vault.encrypt(db, clientId, place(id), words);

/** The words of a message; null once its author's account is deleted. */
export const decryptContent = async (
  core: Core,
  db: Knex,
  clientId: string,
  { id, contentSealed }: ConversationMessage,
): Promise<string | null> => contentSealed && core.vault.decryptText(db, clientId, place(id), contentSealed);
