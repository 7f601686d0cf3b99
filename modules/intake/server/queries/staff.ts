import type { Knex } from 'knex';
import type { Core, PersonAccount } from '#core/contract/server';
import type { StaffName } from '../../schemas/admin';

/** Most people that an intake can be given to. */
const most = 200;

/** Whom an intake can be given to: those who may read the inbox and whose accounts may be used, by name. */
export const assignable = async (core: Core, db: Knex): Promise<StaffName[]> => {
  const rows: PersonAccount[] = await core.people
    .accounts(db, 'admin')
    .whereNull('suspended_at')
    .orderBy(['first_name', 'last_name', 'id'])
    .limit(most);
  return rows.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}`.trim() }));
};

/** True for one of them. */
export const mayHave = async (core: Core, db: Knex, id: string): Promise<boolean> =>
  (await core.people.accounts(db, 'admin').whereNull('suspended_at').where({ id }).first()) !== undefined;
