import type { Core } from '#core/contract/server';
import type { OwnCharts } from '../public';
import { HolisticProfile } from './models/holistic-profile';
import { clientOf } from './service/client-of';
import { newestProfile } from './service/profiles';
import { openBirth, openChart } from './service/sealed';
import { presentVersion } from './service/version';

/** A person's charts and day of birth for modules that work for this person. */
export const ownChartsOf = (core: Core): OwnCharts => ({
  findNewest: async (db, userId) => {
    const row = await newestProfile(db, userId);
    if (!row) return null;
    const { id, version, createdAt } = row;
    return { profileId: id, version, createdAt, chart: await openChart(core, db, row) };
  },
  findVersion: async (db, userId, id) => {
    const row = await HolisticProfile.query(db).findOne({ id, user_id: userId });
    return row ? presentVersion(core, db, row) : null;
  },
  findBirthDate: async (db, userId) => {
    const client = await clientOf(db, userId);
    return client ? (await openBirth(core, db, client)).birthDate : null;
  },
});
