import type { Knex } from 'knex';
import type { OwnPractitioner } from '../../schemas/practice';
import type { Practitioner } from '../models/practitioner';

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
