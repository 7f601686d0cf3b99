import { setImmediate } from 'node:timers/promises';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { places, zones } from '#modules/geo/public';
import { filtersSet, type Offered, unmet } from '../../lib/filters';
import type { FilterName, MatchFilters, WishesView } from '../../schemas/wishes';
import { PractitionerAvailability } from '../models/practitioner-availability';
import { onlyBookable } from './bookable';
import { freeStarts, sheetOf, takenBy } from './call-slots';

const dayMs = 86_400_000;
const withinDays: FilterName = 'withinDays';
/** Calendars that are read before requests come in between. */
const atOnce = 20;

/** Who meets the filters, and how many would meet all but one. */
export interface Filtered {
  /** Null: no filter is set, everybody may be suggested. */
  readonly ids: ReadonlySet<string> | null;
  readonly reach: WishesView['reach'];
}

/** Which of some practitioners can be called within so many days. */
const callableWithin = async (core: Core, db: Knex, ids: readonly string[], days: number): Promise<Set<string>> => {
  const clock = core.port(zones);
  const now = Date.now();
  const window = { from: now, to: now + days * dayMs };
  const sheets = await PractitionerAvailability.query(db).whereIn('practitioner_id', [...ids]);
  const taken = await takenBy(core, db, ids, { from: now, to: window.to + dayMs });
  const callable = new Set<string>();
  for (const [index, row] of sheets.entries()) {
    if (index % atOnce === 0) await setImmediate();
    if (freeStarts(clock, sheetOf(row), window, taken.get(row.practitionerId) ?? []).length > 0)
      callable.add(row.practitionerId);
  }
  return callable;
};

/** Applies a client's filters to everybody who may be suggested at all. */
export const filterPractitioners = async (core: Core, db: Knex, filters: MatchFilters): Promise<Filtered> => {
  const set = filtersSet(filters);
  const all: (Offered & { readonly id: string })[] = await db('practitioners')
    .whereIn('availability', ['open', 'waiting-list'])
    .modify(onlyBookable)
    .select({
      ...{ id: 'id', languages: 'languages', modes: 'modes', pricePerHour: 'price_per_hour' },
      ...{ countryCode: 'country_code', latitude: 'latitude', longitude: 'longitude', gender: 'gender' },
    });
  if (set.length === 0) return { ids: null, reach: { left: all.length, all: all.length, without: [] } };
  const spot = filters.place ? (core.port(places).byId(filters.place.id) ?? null) : null;
  // Who misses two filters is left out whichever one is given up.
  const close = all
    .map((one) => ({ id: one.id, missed: unmet(one, filters, spot) }))
    .filter(({ missed }) => missed.length <= 1);
  const callable =
    filters.withinDays === null
      ? null
      : await callableWithin(
          core,
          db,
          close.map(({ id }) => id),
          filters.withinDays,
        );
  const missedBy = close.map(({ id, missed }) => ({
    id,
    missed: callable === null || callable.has(id) ? missed : [...missed, withinDays],
  }));
  const left = missedBy.filter(({ missed }) => missed.length === 0).map(({ id }) => id);
  const without = set.map((filter) => ({
    filter,
    left: missedBy.filter(({ missed }) => missed.every((name) => name === filter)).length,
  }));
  return { ids: new Set(left), reach: { left: left.length, all: all.length, without } };
};
