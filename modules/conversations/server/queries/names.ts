import type { User } from '#core/contract/route';
import type { Core, PersonName } from '#core/contract/server';
import { consents } from '#modules/sharing/public';
import type { ConversationView } from '../../schemas/conversation';
import type { Conversation } from '../models/conversation';

/** Under which names a reader meets people. */
export interface Names {
  /** Whom the reader writes with. */
  other(conversation: Conversation): ConversationView['with'];
  /** Who wrote a message; null for a deleted account. */
  author(conversation: Conversation, message: { fromClient: boolean; authorId: string | null }): string | null;
}

/** The team as clients meet it, no matter who of it writes. */
const teamOf = (core: Core): string => `${core.config.houseName} team`;
const full = ({ firstName, lastName }: PersonName): string => `${firstName} ${lastName}`.trim();
const initials = ({ firstName, lastName }: PersonName): string =>
  [firstName, lastName]
    .flatMap((name) => [...name.trim()].slice(0, 1))
    .map((letter) => `${letter.toLocaleUpperCase('en')}.`)
    .join(' ');

/** What a practitioner may call a client: the first name where the contact segment is open, initials otherwise. */
const namer = async (core: Core, user: User): Promise<(person: PersonName) => string> => {
  if (user.role !== 'practitioner') return full;
  const opened = await core.port(consents).clientsOpening(user.id, 'contact');
  return (person) =>
    person.id === user.id ? full(person) : opened.has(person.id) ? person.firstName : initials(person);
};

/** Names for everybody in these conversations and for these authors, as `user` may read them. Asks the pool: never in a transaction. */
export const namesFor = async (
  core: Core,
  user: User,
  conversations: readonly Conversation[],
  authors: readonly (string | null)[] = [],
): Promise<Names> => {
  const team = teamOf(core);
  const ids = [...conversations.flatMap((one) => [one.clientId, one.practitionerId]), ...authors];
  const [people, called] = await Promise.all([core.people.names(ids.filter((id) => id !== null)), namer(core, user)]);
  const named = (id: string | null): string | null => {
    const person = id === null ? undefined : people.get(id);
    return person ? called(person) || '–' : null;
  };
  return {
    other: ({ kind, clientId, practitionerId }) => {
      if (user.role !== 'client') return { kind: 'client', name: named(clientId) };
      return kind === 'team' ? { kind: 'team', name: team } : { kind: 'practitioner', name: named(practitionerId) };
    },
    author: ({ kind }, { fromClient, authorId }) =>
      kind === 'team' && !fromClient && user.role === 'client' ? team : named(authorId),
  };
};
