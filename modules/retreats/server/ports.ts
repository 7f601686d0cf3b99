import type { Knex } from 'knex';
import { type Core, provide } from '#core/contract/server';
import { inboxSources } from '#modules/inbox/public';
import { knowledge } from '#modules/knowledge/public';
import { figureTables, stagePrices } from '#modules/reporting/public';
import { contentNouns, firstRunSteps } from '#modules/studio/public';
import { lastDay, today } from '../lib/days';
import { type RetreatDate as PublicDate, retreatDates } from '../public';
import { freePlaces } from './actions/free-places';
import { takePlaces } from './actions/take-places';
import { paperSource } from './inbox-source';
import { retreatKnowledge } from './knowledge';
import { Retreat } from './models/retreat';
import { RetreatDate } from './models/retreat-date';
import { findExperiences, toExperienceView } from './queries/experiences';
import { occupancy } from './queries/occupancy';
import { retreatNoun } from './queries/translations';

const toPublic = (row: RetreatDate): PublicDate => ({
  id: row.id,
  name: row.name,
  location: row.location,
  zone: row.zone,
  partnerName: row.partnerName,
  startsOn: row.startsOn,
  endsOn: lastDay(row.startsOn, row.days),
  capacity: row.capacity,
  taken: row.taken,
  priceMinor: row.priceMinor,
  currency: row.currency,
  closed: row.status !== 'open',
});

const findDate = async (db: Knex, id: string): Promise<PublicDate | null> => {
  const row = await RetreatDate.query(db).findById(id);
  return row ? toPublic(row) : null;
};

/** What retreats tell other modules. */
export const createProvisions = (core: Core) => [
  provide(inboxSources, paperSource(core)),
  provide(retreatDates, {
    find: findDate,
    takePlaces: (trx, id, guests, userId) => takePlaces(core, trx, id, guests, userId),
    freePlaces: (trx, id, guests) => freePlaces(core, trx, id, guests),
    list: async (db, userId, limit) => {
      const { rows, next } = await findExperiences(db, userId, { limit });
      return { rows: rows.map(toExperienceView), next };
    },
    placesBooked: (db) =>
      db('retreat_places').where({ status: 'booked', sample: false }).select('user_id', { at: 'created_at' }),
    findEndedSample: async (db) => {
      const row = await RetreatDate.query(db)
        .where({ sample: true })
        .where('starts_on', '<', today())
        .orderBy('starts_on')
        .first();
      return row ? toPublic(row) : null;
    },
  }),
  /** What the retreats that lie ahead are offered for. */
  provide(stagePrices, {
    stage: 'retreat',
    offered: (db) =>
      db(RetreatDate.tableName)
        .whereNotNull('price_minor')
        .whereNot({ status: 'cancelled' })
        .whereRaw('starts_on >= current_date')
        .groupBy('currency')
        .orderBy('currency')
        .select('currency')
        .min({ low: 'price_minor' })
        .max({ high: 'price_minor' }),
  }),
  provide(contentNouns, retreatNoun),
  provide(figureTables, occupancy),
  provide(knowledge, retreatKnowledge(core.db)),
  provide(firstRunSteps, {
    id: 'retreats.first-date',
    order: 40,
    label: 'Offer a retreat',
    hint: 'A retreat with a date that lies ahead. Until then the page of retreats is empty.',
    path: '/team-portal/retreats',
    isDone: async (db) =>
      (await RetreatDate.query(db)
        .where({ sample: false, status: 'open' })
        .whereRaw('starts_on >= current_date')
        .whereIn('retreat_id', Retreat.query(db).where({ status: 'published' }).select('id'))
        .first()) !== undefined,
  }),
];
