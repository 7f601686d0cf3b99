import type { Knex } from 'knex';
import type { OwnPractitioner } from '../../schemas/practice';
import { Practitioner } from '../models/practitioner';
import { toPractitionerView } from '../views/practitioner';

interface Counts {
  readonly clients: string;
  readonly requests: string;
}

/** How many clients and open requests a practitioner has, and how many clients at most. */
export const caseloadOf = async (
  db: Knex,
  { id, capacity }: Pick<Practitioner, 'id' | 'capacity'>,
): Promise<OwnPractitioner['caseload']> => {
  const counts = await db('matches')
    .where({ practitioner_id: id })
    .whereIn('status', ['accepted', 'requested'])
    .first<Counts>(
      db.raw("count(*) filter (where status = 'accepted') as clients"),
      db.raw("count(*) filter (where status = 'requested') as requests"),
    );
  return { clients: Number(counts.clients), requests: Number(counts.requests), capacity };
};

/** The record behind an account, if it has one. */
export const findOwnRecord = (db: Knex, userId: string): Promise<Practitioner | undefined> =>
  Practitioner.query(db).findOne({ user_id: userId }).execute();

/** A practitioner's own record with the caseload. */
export const getOwnRecordView = async (db: Knex, row: Practitioner): Promise<OwnPractitioner> => ({
  ...toPractitionerView(row),
  frameworks: row.frameworks,
  designFocus: row.designFocus,
  statements: row.statements.map(({ specialization, statement }) => ({ specialization, statement })),
  version: row.version,
  caseload: await caseloadOf(db, row),
});
