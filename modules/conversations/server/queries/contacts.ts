import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core, PersonAccount } from '#core/contract/server';
import { relations } from '#modules/matching/public';
import type { Conversation } from '../models/conversation';

/** Those of these accounts that are practitioners still: a match outlives the role, and people who lost it read no message. */
const practising = async (core: Core, db: Knex, ids: readonly string[]): Promise<ReadonlySet<string>> => {
  if (ids.length === 0) return new Set();
  const found: PersonAccount[] = await core.people.accounts(db, 'practitioner').whereIn('id', [...ids]);
  return new Set(found.map(({ id }) => id));
};

/** People with whom the caller works right now; admins with nobody. */
export const listContacts = async (core: Core, { id, role }: User): Promise<ReadonlySet<string>> => {
  const port = core.port(relations);
  if (role === 'practitioner') return new Set((await port.clientsOf(id)).map((one) => one.clientUserId));
  if (role !== 'client') return new Set();
  const matched = await port.practitionersOf(id);
  return practising(
    core,
    core.db,
    matched.map((one) => one.practitionerUserId),
  );
};

/** True while both sides of a conversation may write. */
export const isOpen = async (
  core: Core,
  db: Knex,
  { kind, clientId, practitionerId }: Conversation,
): Promise<boolean> => {
  if (kind === 'team') return true;
  if (practitionerId === null) return false;
  const matched = await core.port(relations).isMatched(practitionerId, clientId, db);
  return matched && (await practising(core, db, [practitionerId])).size > 0;
};
