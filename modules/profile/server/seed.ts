import type { Core, Seed } from '#core/contract/server';
import type { Places } from '#modules/geo/public';
import { beginRecord } from './actions/begin-record';
import { generateProfile } from './actions/generate-profile';
import { Client } from './models/client';
import { HolisticProfile } from './models/holistic-profile';

/** Births of the invented clients, and how many days before the first start each made the profile. */
const births = [
  { birthDate: '1984-03-07', birthTime: '05:40', birthLocation: 'Hamburg, Germany', daysAgo: 119 },
  { birthDate: '1991-10-22', birthTime: '17:15', birthLocation: 'Lyon, France', daysAgo: 25 },
  { birthDate: '1978-06-02', birthTime: '11:05', birthLocation: 'Seattle, Washington, United States', daysAgo: 11 },
] as const;

/** The births and the holistic profiles of the invented clients, once each. */
export const seed =
  (core: Core, places: () => Places): Seed =>
  async (trx, { sampleClient, recentClients }) => {
    for (const [index, id] of [sampleClient, ...recentClients].entries()) {
      const given = births[index];
      if (!given) continue;
      const { daysAgo, ...birth } = given;
      if (!(await beginRecord(core, places(), trx, id, birth, null))) continue;
      const { row } = await generateProfile(core, places(), trx, id, {});
      const createdAt = new Date(Date.now() - daysAgo * 86_400_000).toISOString();
      await Client.query(trx).patch({ createdAt }).where({ user_id: id });
      await HolisticProfile.query(trx).findById(row.id).patch({ createdAt });
    }
  };
