import type { Core } from '#core/contract/server';
import type { OwnCharts } from '../public';
import { decryptBirth, decryptChart } from './encryption';
import { HolisticProfile } from './models/holistic-profile';
import { findClient } from './queries/client';
import { readVersionView } from './queries/profile-view';
import { findNewestProfile } from './queries/profiles';

/** A person's charts and day of birth for modules that work for this person. */
export const ownChartsOf = (core: Core): OwnCharts => ({
  findNewest: async (db, userId) => {
    const row = await findNewestProfile(db, userId);
    if (!row) return null;
    const { id, version, createdAt } = row;
    return { profileId: id, version, createdAt, chart: await decryptChart(core, db, row) };
  },
  findVersion: async (db, userId, id) => {
    const row = await HolisticProfile.query(db).findOne({ id, user_id: userId });
    return row ? readVersionView(core, db, row) : null;
  },
  findBirthDate: async (db, userId) => {
    const client = await findClient(db, userId);
    return client ? (await decryptBirth(core, db, client)).birthDate : null;
  },
});
