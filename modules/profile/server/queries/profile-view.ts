import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import { offsetsIn } from '#modules/geo/public-server';
import type { HolisticProfileView } from '../../schemas/holistic-profile';
import type { ProfileVersionView, VersionBirth } from '../../schemas/version';
import { decryptChart } from '../encryption';
import type { HolisticProfile } from '../models/holistic-profile';
import { toProfileView } from '../views/profile';
import { findEnneagramType } from './enneagram';
import { findStoredBirth } from './stored-birth';

/** A stored chart; one of unknown time with the offsets of its place's clocks. Browsers do not know those of before 1970 everywhere. */
const readChart = async (core: Core, db: Knex, row: HolisticProfile): Promise<Chart> => {
  const chart = await decryptChart(core, db, row);
  const birth = chart.sweep && (await findStoredBirth(core, db, row));
  if (!chart.sweep || !birth) return chart;
  return { ...chart, sweep: { ...chart.sweep, offsets: offsetsIn(birth.place.zone, chart.sweep) } };
};

/** A stored profile as its owner sees it. */
export const readProfileView = async (core: Core, db: Knex, row: HolisticProfile): Promise<HolisticProfileView> =>
  toProfileView(
    { id: row.id, version: row.version, createdAt: row.createdAt, note: row.note },
    await readChart(core, db, row),
    await findEnneagramType(core, db, row.userId),
  );

/** What an old chart itself says of its birth: the clock's reading. It knows neither place nor name. */
const readBirthInChart = ({ utc, utcOffsetSeconds }: Chart): VersionBirth | null => {
  if (utc === null || utcOffsetSeconds === null) return null;
  const reading = new Date(Date.parse(utc) + utcOffsetSeconds * 1000).toISOString();
  return {
    date: reading.slice(0, 10),
    time: reading.slice(11, 16),
    window: null,
    place: null,
    zone: null,
    nameAtBirth: null,
  };
};

/** One version with the birth that it was computed from, as far as it is known. */
export const readVersionView = async (core: Core, db: Knex, row: HolisticProfile): Promise<ProfileVersionView> => {
  const profile = await readProfileView(core, db, row);
  const birth = await findStoredBirth(core, db, row);
  if (!birth) return { profile, birth: readBirthInChart(profile.chart) };
  const { birthDate, birthTime, birthWindow = null, place, nameAtBirth } = birth;
  const { label, zone } = place;
  return { profile, birth: { date: birthDate, time: birthTime, window: birthWindow, place: label, zone, nameAtBirth } };
};
