import type { Knex } from 'knex';
import { denied, invalid, notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { intakes } from '#modules/intake/public';
import { relations } from '#modules/matching/public';
import type { ConversationInput, ConversationStarted } from '../../schemas/conversation';
import { Conversation } from '../models/conversation';
import { checkedContent } from '../queries/message-content';
import { sendMessage } from './send-message';

type Sides = Pick<Conversation, 'kind' | 'clientId' | 'practitionerId'>;

const ofMatch = async (core: Core, trx: Knex.Transaction, { id, role }: User, matchId: string): Promise<Sides> => {
  const port = core.port(relations);
  const accepted =
    role === 'client'
      ? await port.practitionersOf(id, trx)
      : role === 'practitioner'
        ? await port.clientsOf(id, trx)
        : [];
  const match = accepted.find((one) => one.matchId === matchId);
  if (!match) throw notFound('match');
  return { kind: 'match', clientId: match.clientUserId, practitionerId: match.practitionerUserId };
};

const withTeam = (user: User): Sides => {
  if (!user.permissions.has('conversations.ask-team')) throw denied('conversations.ask-team');
  return { kind: 'team', clientId: user.id, practitionerId: null };
};

/** The team's side: with a client who sent an intake, so that nobody is written to who never turned to the team. */
const toClient = async (core: Core, trx: Knex.Transaction, user: User, clientId: string): Promise<Sides> => {
  if (!user.permissions.has('conversations.write-first')) throw denied('conversations.write-first');
  const client: unknown = await core.people.accounts(trx, 'client').where({ id: clientId }).first();
  const sent = await core.port(intakes).sentBy([clientId]);
  if (!client || !sent.has(clientId)) throw notFound('client');
  return { kind: 'team', clientId, practitionerId: null };
};

const sidesOf = (core: Core, trx: Knex.Transaction, user: User, input: ConversationInput): Sides | Promise<Sides> => {
  if (input.clientId !== undefined) return toClient(core, trx, user, input.clientId);
  return input.matchId === undefined ? withTeam(user) : ofMatch(core, trx, user, input.matchId);
};

/** The one conversation of these sides. A parallel request that makes it is waited for. */
const oneOf = async (trx: Knex.Transaction, sides: Sides): Promise<Conversation> => {
  await Conversation.query(trx).insert(sides).onConflict().ignore();
  const { kind, clientId: client_id, practitionerId: practitioner_id } = sides;
  return Conversation.query(trx).findOne({ kind, client_id, practitioner_id }).throwIfNotFound();
};

/** Sends the first message to the other side of an accepted match, to the team, or from the team to a client; a conversation there already is goes on. */
export const startConversation = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: ConversationInput,
): Promise<ConversationStarted> => {
  if ([input.matchId, input.with, input.clientId].filter((to) => to !== undefined).length !== 1)
    throw invalid('matchId', 'Say whom you write to: a match, the team or a client.');
  const words = checkedContent(input.content);
  const { id } = await oneOf(trx, await sidesOf(core, trx, user, input));
  return { id, message: await sendMessage(core, trx, user, id, words) };
};
