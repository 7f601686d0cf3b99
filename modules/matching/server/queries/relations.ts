import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Relation, Relations } from '../../public';
import { openingBetween, openingsOf } from '#modules/sharing/server/queries/active-consents';
import { Practitioner } from '../models/practitioner';
import { availabilityOf } from '../actions/save-availability';
import { caseloadOf } from './caseload';

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

/** Answers other modules about practitioners and their clients. */
export const relationsOf = (core: Core): Relations => ({
  isMatched: async (practitioner, client, db = core.db) => (await openingBetween(db, practitioner, client)) !== null,
  clientsOf: async (practitioner, db = core.db) => accepted(db).where('p.user_id', practitioner),
  practitionersOf: async (client, db = core.db) => accepted(db).where('m.user_id', client),
  consentFor: async (practitioner, client, segment, db = core.db) => {
    const opening = await openingBetween(db, practitioner, client);
    if (!opening?.consentId || (segment !== undefined && !opening.segments.includes(segment))) return null;
    return { consentId: opening.consentId, matchId: opening.matchId, segments: opening.segments };
  },
  clientsOpening: async (practitioner, segment, db = core.db) => {
    const openings = await openingsOf(db, practitioner);
    return new Set([...openings].flatMap(([client, { segments }]) => (segments.includes(segment) ? [client] : [])));
  },
  caseloadOf: async (practitioner, db = core.db) => {
    const one = await Practitioner.query(db).findOne({ user_id: practitioner });
    return one ? caseloadOf(db, one) : null;
  },
  hoursOf: async (practitionerId, db = core.db) => {
    const one = await Practitioner.query(db).findById(practitionerId);
    if (!one?.userId) return null;
    const { version: _, ...hours } = await availabilityOf(db, one.userId);
    return { practitionerId, practitionerUserId: one.userId, ...hours };
  },
});
