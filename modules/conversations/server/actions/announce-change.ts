import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { conversationChanged } from '../../schemas/events';
import type { Conversation } from '../models/conversation';

/** Lets the sides of a conversation know that it moved. */
export const announceChange = (
  core: Core,
  trx: Knex.Transaction,
  { id, kind, clientId, practitionerId }: Conversation,
  open: boolean,
): Promise<void> =>
  core.events.emit(trx, conversationChanged, {
    conversationId: id,
    clientUserId: clientId,
    practitionerUserId: open ? practitionerId : null,
    team: kind === 'team',
  });
