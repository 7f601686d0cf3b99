import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { Chart } from '#modules/chart-engine/public';
import type { ProfileVersionView, VersionBirth } from '../../schemas/version';
import { HolisticProfile } from '../models/holistic-profile';
import { presentProfile } from '../present';
import { heldBirth } from './held-birth';

/** A version of a person's own chart. Throws 404 for one that is not theirs. */
export const ownVersion = async (db: Knex, userId: string, id: string): Promise<HolisticProfile> => {
  const row = await HolisticProfile.query(db).findOne({ id, user_id: userId });
  if (!row) throw notFound('chart');
  return row;
};

/** What an old chart itself says of its birth: the clock's reading. It knows neither place nor name. */
const birthInChart = ({ utc, utcOffsetSeconds }: Chart): VersionBirth | null => {
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
export const presentVersion = async (core: Core, db: Knex, row: HolisticProfile): Promise<ProfileVersionView> => {
  const profile = await presentProfile(core, db, row);
  const birth = await heldBirth(core, db, row);
  if (!birth) return { profile, birth: birthInChart(profile.chart) };
  const { birthDate, birthTime, birthWindow = null, place, nameAtBirth } = birth;
  const { label, zone } = place;
  return { profile, birth: { date: birthDate, time: birthTime, window: birthWindow, place: label, zone, nameAtBirth } };
};
