import type { Knex } from 'knex';
import type { QueryBuilder } from 'objection';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { Conversation } from '../models/conversation';
import { isOpen } from './contacts';

/** How somebody takes part in a conversation. */
export interface Participant {
  readonly conversation: Conversation;
  readonly side: 'client' | 'other';
  /** False once the two do not work together any more: only its client still reads it. */
  readonly open: boolean;
}

/** Narrows to what a person of this role takes part in, open or not. */
export const takingPart = (query: QueryBuilder<Conversation, Conversation[]>, { id, role }: User): void => {
  if (role === 'client') query.where('conversations.client_id', id);
  else if (role === 'practitioner') query.where('conversations.practitioner_id', id);
  else query.where('conversations.kind', 'team');
};

/** How the caller takes part, asked anew for every request; others get the 404 of what does not exist. */
export const findParticipant = async (core: Core, db: Knex, user: User, id: string): Promise<Participant> => {
  const conversation = await Conversation.query(db)
    .where({ id })
    .modify((query) => takingPart(query, user))
    .first();
  if (!conversation) throw notFound('conversation');
  const side = user.role === 'client' ? 'client' : 'other';
  const open = await isOpen(core, db, conversation);
  if (!open && side === 'other') throw notFound('conversation');
  return { conversation, side, open };
};
