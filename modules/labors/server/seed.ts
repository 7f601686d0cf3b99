import type { Core, Seed } from '#core/contract/server';
import { sampleAnswers } from '../data/sample-answers';
import { laborOf } from '../schemas/twelve-labors';
import { LaborResponse } from './models/labor-response';
import { LaborResponseVersion } from './models/labor-response-version';
import { respond } from './service/respond';

/** Days before the first start on which the first answer was given, and from one to the next. */
const [firstAgo, apart] = [118, 1];

/** All twelve answers of the invented client, once. */
export const seed =
  (core: Core): Seed =>
  async (trx, { sampleClient: id }) => {
    if (await LaborResponse.query(trx).findOne({ user_id: id })) return;
    const writer = {
      id,
      role: 'client',
      email: '',
      firstName: '',
      lastName: '',
      permissions: new Set<string>(),
    } as const;
    for (const [index, textResponse] of sampleAnswers.entries()) {
      const laborNumber = index + 1;
      const laborName = laborOf(laborNumber)?.name ?? '';
      const { row } = await respond(core, trx, writer, { laborNumber, laborName, textResponse }, null);
      const at = new Date(Date.now() - (firstAgo - index * apart) * 86_400_000).toISOString();
      await LaborResponse.query(trx).findById(row.id).patch({ createdAt: at, updatedAt: at });
      await LaborResponseVersion.query(trx).patch({ savedAt: at }).where({ response_id: row.id });
    }
  };
