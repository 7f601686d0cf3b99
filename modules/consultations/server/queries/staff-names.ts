import type { Knex } from 'knex';
import type { Core, PersonContact } from '#core/contract/server';

/** Names and addresses of members of staff whose accounts may be used, by the caller's own connection. */
export const findStaffNames = async (
  core: Core,
  db: Knex,
  ids: readonly (string | null)[],
): Promise<ReadonlyMap<string, PersonContact>> => {
  const found = new Map<string, PersonContact>();
  for (const id of new Set(ids)) {
    const person = id === null ? null : await core.people.contact(db, id);
    if (person) found.set(person.id, person);
  }
  return found;
};
