import { readFileSync } from 'node:fs';
import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { projectFile } from '#core/server/root';
import type { PractitionerRecord, PractitionerRecords } from '../../public';
import type { OfferView } from '../../schemas/offer';
import { Practitioner } from '../models/practitioner';

/** A practitioner's record for whoever may change its offer: the practitioner, and the team. Throws 404. */
export const findOfferRecord = async (db: Knex, user: User, id: string): Promise<Practitioner> => {
  const row = await Practitioner.query(db).findOne(user.role === 'admin' ? { id } : { id, user_id: user.id });
  if (!row) throw notFound('practitioner');
  return row;
};

export const toOfferView = (row: Practitioner): OfferView => ({
  modes: row.modes,
  pricePerHour: row.pricePerHour,
  gender: row.gender,
  place: row.placeId && row.placeLabel ? { id: row.placeId, label: row.placeLabel } : null,
  version: row.offerVersion,
});

/** Names of specializations and languages in the words of the pages. */
const readNames = (language: 'de' | 'es'): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(projectFile(`modules/matching/web/parts/matches/names/texts/${language}.json`), 'utf8'));
let names: { readonly de: Readonly<Record<string, string>>; readonly es: Readonly<Record<string, string>> } | null =
  null;

const listTitles: PractitionerRecords['listTitles'] = (wanted) => {
  names ??= { de: readNames('de'), es: readNames('es') };
  const { de, es } = names;
  return new Map(wanted.map((name) => [name, { en: name, de: de[name] ?? name, es: es[name] ?? name }]));
};

const toRecord = (row: Practitioner): PractitionerRecord => {
  const { modes, pricePerHour, place } = toOfferView(row);
  return {
    ...{ practitionerId: row.id, userId: row.userId, name: row.name, approach: row.approach },
    ...{ experience: row.experience, languages: row.languages, specializations: row.specializations },
    statements: row.statements.map(({ specialization, statement }) => ({ specialization, statement })),
    ...{ availability: row.availability, modes, pricePerHour },
    place: place && row.countryCode ? { label: place.label, countryCode: row.countryCode } : null,
    ...{ sample: row.sample, version: row.version },
  };
};

/** Practitioners' records for modules that show them. */
export const practitionerRecordsOf: PractitionerRecords = {
  find: async (db, userId) => {
    const row = await Practitioner.query(db).findOne({ user_id: userId });
    return row ? toRecord(row) : null;
  },
  list: async (db, ids) => {
    const rows = ids.length === 0 ? [] : await Practitioner.query(db).findByIds([...ids]);
    return new Map(rows.map((row) => [row.id, toRecord(row)]));
  },
  offering: (db, { mode, mostPrice, countryCode }): Knex.QueryBuilder =>
    db('practitioners')
      .modify((query) => {
        if (mode) query.whereRaw('modes @> array[?]::text[]', [mode]);
        if (mostPrice !== undefined) query.where('price_per_hour', '<=', mostPrice);
        if (countryCode) query.where({ country_code: countryCode });
      })
      .select('id'),
  listCountries: async (db, among) =>
    db('practitioners')
      .whereIn('id', among)
      .whereNotNull('country_code')
      .distinct('country_code')
      .orderBy('country_code')
      .pluck('country_code'),
  listTitles,
  listSamples: async (db, most) => {
    const rows = await Practitioner.query(db)
      .where({ sample: true })
      .whereNotNull('user_id')
      .orderBy('slug')
      .limit(most);
    return rows.map(toRecord);
  },
};
