import type { Static } from '@sinclair/typebox';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { segmentAccess, segments } from '#modules/records/public';
import { lastDay, today } from '../../lib/days';
import type { LedDate, MedicalNotes } from '../../schemas/roster';
import { Place } from '../models/place';
import { RetreatDate } from '../models/retreat-date';
import { decryptDetails } from './place-details';

const medical = 'intake-medical';

/** Dates of retreats that name this account as a host. */
const ledBy = (db: Knex, userId: string) =>
  RetreatDate.query(db).whereExists(
    db('retreats as r')
      .whereRaw('r.id = experiences.retreat_id')
      .whereRaw(`r.content->'hosts' @> jsonb_build_array(jsonb_build_object('userId', ?::text))`, [userId])
      .select(db.raw('1')),
  );

/** A date that this person leads, or any for admins. Throws 404. */
export const getLedDate = async (db: Knex, id: string, user: User): Promise<RetreatDate> => {
  const query = user.role === 'admin' ? RetreatDate.query(db) : ledBy(db, user.id);
  const row = await query.findOne({ 'experiences.id': id });
  if (!row) throw notFound('date');
  return row;
};

/** Dates ahead that this person leads. */
export const listLed = async (db: Knex, user: User): Promise<Static<typeof LedDate>[]> => {
  const rows = (await ledBy(db, user.id)
    .select('experiences.*')
    .select(
      db.raw(
        `(select count(*)::int from retreat_places p where p.date_id = experiences.id and p.status = 'booked') as participants`,
      ),
    )
    .where('starts_on', '>=', today())
    .whereNot('experiences.status', 'cancelled')
    .orderBy(['starts_on', 'id'])
    .limit(50)) as (RetreatDate & { participants: number })[];
  return rows.map((row) => ({
    id: row.id,
    title: row.name,
    placeName: row.location,
    startsOn: row.startsOn,
    endsOn: lastDay(row.startsOn, row.days),
    participants: row.participants,
  }));
};

/** Medical answers of a client which they opened to this person; the reading is in the client's log. Null while they did not. */
const readOpened = async (core: Core, user: User, clientId: string) => {
  const provider = core.ports(segments).find(({ keys }) => keys.includes(medical));
  if (!provider) return null;
  for (const access of core.ports(segmentAccess)) {
    const found = await access.read(user, clientId, medical, (trx) => provider.read(trx, clientId, medical));
    if (found) return found.entries.map(({ label, text }) => ({ label, text }));
  }
  return null;
};

/**
 * Health of everybody who comes, as far as each participant allowed: what they wrote for those who lead the retreat, and the medical
 * answers that they opened to the person who asks. The reading is recorded.
 */
export const readMedicalNotes = async (
  core: Core,
  user: User,
  date: RetreatDate,
): Promise<Static<typeof MedicalNotes>> => {
  const places = await Place.query(core.db).where({ date_id: date.id, status: 'booked' }).orderBy(['created_at', 'id']);
  const names = await core.people.names(places.map(({ userId }) => userId));
  const notes = [];
  for (const place of places) {
    const { health } = await decryptDetails(core, core.db, place);
    if (health !== null)
      await core.db.transaction((trx) =>
        core.audit.record(trx, {
          actor: user.id,
          action: 'retreats.health-read',
          subject: place.userId,
          object: `retreat-place:${place.id}`,
        }),
      );
    const name = names.get(place.userId);
    notes.push({
      placeId: place.id,
      name: `${name?.firstName ?? ''} ${name?.lastName ?? ''}`.trim() || place.reference,
      note: health,
      opened: await readOpened(core, user, place.userId),
    });
  }
  return notes;
};
