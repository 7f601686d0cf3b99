import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Relation, Relations } from '../../public';
import { Practitioner } from '../models/practitioner';
import { findAvailability } from './availability';
import { caseloadOf } from './own-record';

const accepted = (db: Knex) =>
  db('matches as m')
    .join('practitioners as p', 'p.id', 'm.practitioner_id')
    .where('m.status', 'accepted')
    .whereNotNull('p.user_id')
    .orderBy(['m.requested_at', 'm.id'])
    .select<Relation[]>({
      matchId: 'm.id',
      clientUserId: 'm.user_id',
      practitionerId: 'p.id',
      practitionerUserId: 'p.user_id',
    });

const findRelation = async (db: Knex, practitioner: string, client: string): Promise<Relation | null> => {
  const [found] = await accepted(db).where({ 'p.user_id': practitioner, 'm.user_id': client }).limit(1);
  return found ?? null;
};

/** Answers other modules about practitioners and their clients. */
export const relationsOf = (core: Core): Relations => ({
  isMatched: async (practitioner, client, db = core.db) => (await findRelation(db, practitioner, client)) !== null,
  findRelation: (practitioner, client, db = core.db) => findRelation(db, practitioner, client),
  clientsOf: async (practitioner, db = core.db) => accepted(db).where('p.user_id', practitioner),
  practitionersOf: async (client, db = core.db) => accepted(db).where('m.user_id', client),
  caseloadOf: async (practitioner, db = core.db) => {
    const one = await Practitioner.query(db).findOne({ user_id: practitioner });
    return one ? caseloadOf(db, one) : null;
  },
  hoursOf: async (practitionerId, db = core.db) => {
    const one = await Practitioner.query(db).findById(practitionerId);
    if (!one?.userId) return null;
    const { version: _, ...hours } = await findAvailability(db, one.userId);
    return { practitionerId, practitionerUserId: one.userId, ...hours };
  },
});
