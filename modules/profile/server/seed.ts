import type { Core, Seed } from '#core/contract/server';
import type { Places } from '../places/places';
import { Client } from './models/client';
import { HolisticProfile } from './models/holistic-profile';
import { beginRecord } from './service/begin-record';
import { generateProfile } from './service/profiles';

/** Days before the first start on which the profile was made. */
const madeAgo = 119;

/** The birth and the holistic profile of the invented client, once. */
export const seed =
  (core: Core, places: () => Places): Seed =>
  async (trx, { sampleClient: id }) => {
    const birth = { birthDate: '1984-03-07', birthTime: '05:40', birthLocation: 'Hamburg, Germany' };
    if (!(await beginRecord(core, places(), trx, id, birth, null))) return;
    const { row } = await generateProfile(core, places(), trx, id, {});
    const created_at = new Date(Date.now() - madeAgo * 86_400_000).toISOString();
    await Client.query(trx).patch({ created_at }).where({ user_id: id });
    await HolisticProfile.query(trx).findById(row.id).patch({ created_at });
  };
