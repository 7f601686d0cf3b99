import { formatShortName } from '#core/contract/person-names';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { Author } from '../../schemas/discussion';

/** How members meet each other: the first name and the first letter of the last. */
export const formatMember = (person: Pick<User, 'firstName' | 'lastName'>): string => formatShortName(person, 'Member');

/** The caller as an author, without a look-up. */
export const toOwnAuthor = (user: User): Author => ({ id: user.id, name: formatMember(user), you: true });

/** Names for these authors, as `user` reads them. Asks the pool: never in a transaction. */
export const findAuthors = async (
  core: Core,
  user: User,
  ids: readonly (string | null)[],
): Promise<(id: string | null) => Author | null> => {
  const people = await core.people.names(ids.filter((id) => id !== null));
  return (id) => {
    const person = id === null ? undefined : people.get(id);
    return person ? { id: person.id, name: formatMember(person), you: person.id === user.id } : null;
  };
};
