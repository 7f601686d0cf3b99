import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import {
  type ImportField,
  type ImportKind,
  type ImportOutcome,
  ImportRefusal,
  type ImportRow,
} from '#core/contract/imports';
import type { Core } from '#core/contract/server';
import { money } from '#modules/money/public';
import {
  availabilities,
  categories,
  dietaryOptions,
  type OfferColumn,
  offerColumns,
  ownSource,
  priceUnits,
} from '../../schemas/values';
import { Offer } from '../models/offer';
import { offerColumnsOf } from './create-offer';
import { readOfferRow } from './read-offer-row';

type OfferRow = Partial<Offer> & Pick<Offer, 'id'>;

const required: ReadonlySet<OfferColumn> = new Set(['name', 'category', 'location', 'provider']);
const help: Readonly<Record<OfferColumn, string>> = {
  id: 'Names the offer in your files. Without it the name and the place do.',
  name: 'At most 120 characters.',
  category: `One of ${categories.join(', ')}.`,
  description: 'At most 1000 characters.',
  location: 'A place such as Lisbon. Its coordinates are found by it.',
  latitude: 'From -90 to 90. Needed where the place is not found.',
  longitude: 'From -180 to 180.',
  origin: 'Where a journey begins.',
  provider: 'Who offers it.',
  price: 'An amount such as 120 or 89.50. Empty for none.',
  currency: 'Three letters such as EUR. Needed with a price.',
  per: `What the price is for: ${priceUnits.join(', ')}.`,
  taxCode: 'A code of the tax rates, such as standard. Empty: chosen with each quote.',
  rating: 'From 0 to 5.',
  reviews: 'How many reviews there are.',
  features: 'Up to 20, divided by semicolons.',
  dietaryOptions: `Divided by semicolons: ${dietaryOptions.join(', ')}.`,
  availability: `One of ${availabilities.join(', ')}. Empty means available.`,
  opens: 'Minutes after midnight.',
  closes: 'Minutes after midnight, above 1440 for the next day.',
  departs: 'Minutes after midnight.',
  minutes: 'How long it takes.',
  bookingUrl: 'A web address that begins with https://.',
};
const fields: readonly ImportField[] = offerColumns.map((name) => ({
  name,
  help: help[name],
  isRequired: required.has(name),
}));

/** The id of a row: its own, else one that the same offer gets each time. */
const idOf = (own: string | undefined, name: string, location: string): string => {
  const id = own?.trim() ?? '';
  if (id === '')
    return `${ownSource}.${createHash('sha256').update(`${name}\n${location}`).digest('hex').slice(0, 32)}`;
  if (!/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(id))
    throw new ImportRefusal('id has signs other than letters, digits, dots, dashes');
  return id;
};

const isSame = (stored: Offer, row: OfferRow): boolean =>
  Object.entries(row).every(([name, value]) => JSON.stringify(stored[name as keyof Offer]) === JSON.stringify(value));

const writeOffers = async (
  trx: Knex.Transaction,
  rows: readonly OfferRow[],
  changed: readonly string[],
): Promise<void> => {
  if (rows.length === 0) return;
  const updatedAt = new Date().toISOString();
  const columns = rows.map((row) =>
    Offer.fromJson({ ...row, source: ownSource, position: 0, sample: false, updatedAt }).$toDatabaseJson(),
  );
  await trx(Offer.tableName)
    .insert(columns)
    .onConflict('id')
    .merge([...Object.keys(columns[0] ?? {}).filter((column) => column !== 'id' && column !== 'source')]);
  await trx(Offer.tableName)
    .whereIn('id', [...changed])
    .increment('version', 1);
};

/** Offers of the house from a file. One is found again by its id; offers of other sources keep theirs. */
export const createOfferKind = (core: Core): ImportKind<OfferRow> => ({
  id: 'offers',
  label: 'Offers',
  lead: 'Places, journeys and services for the trip planner. A row is found again by its id, else by its name and place, and then changed.',
  skips: 'Offers that are stored just so already.',
  fields,
  read: (cells) => {
    const input = readOfferRow(cells);
    const id = idOf(cells.id, input.name, input.location);
    return { key: id, value: { ...offerColumnsOf(core, input), id } };
  },
  apply: async (trx, rows, { isDryRun }) => {
    const ids = rows.map(({ key }) => key);
    const found = Offer.query(trx).whereIn('id', ids).orderBy('id');
    const stored = await (isDryRun ? found : found.forUpdate());
    const rates = await core.port(money).taxRates(trx);
    const byId = new Map(stored.map((row) => [row.id, row]));
    const decide = ({ key, value }: ImportRow<OfferRow>): ImportOutcome => {
      if (value.taxCode && !rates.has(value.taxCode))
        return { result: 'refused', reason: `taxCode is none of ${[...rates.keys()].join(', ')}` };
      const before = byId.get(key);
      if (!before) return { result: 'created' };
      if (before.source !== ownSource)
        return { result: 'refused', reason: 'id belongs to an offer of a travel service' };
      return { result: isSame(before, value) ? 'skipped' : 'changed' };
    };
    const outcomes = rows.map(decide);
    if (isDryRun) return outcomes;
    const written = rows.filter((_, at) => outcomes[at]?.result === 'created' || outcomes[at]?.result === 'changed');
    await writeOffers(
      trx,
      written.map(({ value }) => value),
      written.filter(({ key }) => byId.has(key)).map(({ key }) => key),
    );
    return outcomes;
  },
});
