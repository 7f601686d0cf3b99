import type { Knex } from 'knex';
import { fullName } from '#core/contract/person-names';
import type { Core, PersonAccount } from '#core/contract/server';
import { manifest } from '../../module';
import type { StaffPerson } from '../../schemas/items';

const roles = manifest.permissions['inbox.work'] ?? [];

/** Everybody who works in the inbox, by name. */
export const listStaff = async (core: Core, db: Knex): Promise<StaffPerson[]> => {
  const found: StaffPerson[] = [];
  for (const role of roles)
    for (const { id, first_name: firstName, last_name: lastName } of (await core.people
      .accounts(db, role)
      .whereNull('suspended_at')) as PersonAccount[])
      found.push({ id, name: fullName({ firstName, lastName }) });
  return found.toSorted((one, other) => one.name.localeCompare(other.name));
};
