import type { Core, PersonalData } from '#core/contract/server';
import { enneagramOf } from './enneagram/read';
import { Client } from './models/client';
import { EnneagramRow } from './models/enneagram';
import { HolisticProfile } from './models/holistic-profile';
import { clientOf } from './service/client-of';
import { allVersions } from './service/profiles';
import { openBirth, openChart, openVersionBirth } from './service/sealed';

/** Birth data, every version of the chart, the answers to the questionnaire, and what was said of parts of the chart. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const client = await clientOf(core.db, userId);
    const versions = await allVersions(core.db, userId);
    return {
      birth: client ? await openBirth(core, core.db, client) : null,
      enneagram: await enneagramOf(core, core.db, userId),
      profiles: await Promise.all(
        versions.map(async (row) => ({
          version: row.version,
          createdAt: row.createdAt,
          note: row.note,
          chart: await openChart(core, core.db, row),
          birth: await openVersionBirth(core, core.db, row),
        })),
      ),
    };
  },
  erase: async (trx, userId) => {
    await EnneagramRow.query(trx).deleteById(userId);
    await HolisticProfile.query(trx).delete().where({ user_id: userId });
    await Client.query(trx).delete().where({ user_id: userId });
  },
});
