import type { Knex } from 'knex';
import type { Matches, MatchRecord } from '../../public';
import { Match } from '../models/match';
import { Practitioner } from '../models/practitioner';
import { toPractitionerView } from '../views/practitioner';
import { lockForChange, lockForReading } from './match';
import { listMatchesOf } from './requests';

const records = (db: Knex) =>
  db('matches as m').join('practitioners as p', 'p.id', 'm.practitioner_id').select<MatchRecord[]>({
    matchId: 'm.id',
    clientUserId: 'm.user_id',
    practitionerId: 'm.practitioner_id',
    practitionerUserId: 'p.user_id',
    status: 'm.status',
  });

/** Matches for modules that keep something by them. */
export const matchRecords: Matches = {
  find: async (db, matchId) => (await records(db).where('m.id', matchId))[0] ?? null,
  lock: async (trx, matchId, owner) => {
    const [found] = await records(trx)
      .where('m.id', matchId)
      .where('clientUserId' in owner ? { 'm.user_id': owner.clientUserId } : { 'p.user_id': owner.practitionerUserId })
      .forUpdate('m');
    return found ?? null;
  },
  lockForChange,
  lockForReading,
  listOngoing: async (db, clientUserId) => {
    const rows = await Match.query(db)
      .where({ user_id: clientUserId })
      .whereIn('status', ['requested', 'accepted'])
      .orderBy(['requested_at', 'id']);
    const people = await Practitioner.query(db).findByIds(rows.map((one) => one.practitionerId));
    return rows.flatMap(({ id, status, version, practitionerId }) => {
      const practitioner = people.find((one) => one.id === practitionerId);
      return practitioner ? [{ matchId: id, status, version, practitioner: toPractitionerView(practitioner) }] : [];
    });
  },
  listClients: async (db, practitionerUserId, page) =>
    (await listMatchesOf(db, practitionerUserId, 'accepted', page)).map(({ id, userId, sample }) => ({
      matchId: id,
      clientUserId: userId,
      sample,
    })),
  listNames: async (db, practitionerIds) => {
    const people = await Practitioner.query(db)
      .findByIds([...practitionerIds])
      .select('id', 'name');
    return new Map(people.map(({ id, name }) => [id, name]));
  },
  findPractitionerId: async (db, userId) =>
    (await Practitioner.query(db).findOne({ user_id: userId }).select('id'))?.id ?? null,
};
