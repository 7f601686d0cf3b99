import type { Core, PersonalData } from '#core/contract/server';
import { decryptBirth, decryptChart, decryptVersionBirth } from './encryption';
import { Client } from './models/client';
import { EnneagramRow } from './models/enneagram';
import { HolisticProfile } from './models/holistic-profile';
import { findClient } from './queries/client';
import { findEnneagram } from './queries/enneagram';
import { listAllVersions } from './queries/profiles';

/** Birth data, every version of the chart, the answers to the questionnaire, and what was said of parts of the chart. */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const client = await findClient(core.db, userId);
    const versions = await listAllVersions(core.db, userId);
    return {
      birth: client ? await decryptBirth(core, core.db, client) : null,
      enneagram: await findEnneagram(core, core.db, userId),
      profiles: await Promise.all(
        versions.map(async (row) => ({
          version: row.version,
          createdAt: row.createdAt,
          note: row.note,
          chart: await decryptChart(core, core.db, row),
          birth: await decryptVersionBirth(core, core.db, row),
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
