import type { Knex } from 'knex';
import type { Core, Seed } from '#core/contract/server';
import { recentAnswers, sampleAnswers } from '../data/sample-answers';
import { laborOf } from '../schemas/twelve-labors';
import type { Audience } from '../schemas/values';
import { saveLabor } from './actions/save-labor';
import { LaborResponse } from './models/labor-response';
import { LaborResponseVersion } from './models/labor-response-version';

/** Days before the first start on which each invented client gave the first answer; the next ones follow day by day. */
const firstAgo = [118, 24, 10] as const;

const answer = async (
  core: Core,
  trx: Knex.Transaction,
  id: string,
  answers: readonly string[],
  first: number,
  audience: Audience,
): Promise<void> => {
  if (await LaborResponse.query(trx).findOne({ user_id: id })) return;
  const writer = {
    id,
    role: 'client',
    email: '',
    firstName: '',
    lastName: '',
    permissions: new Set<string>(),
  } as const;
  for (const [index, textResponse] of answers.entries()) {
    const laborNumber = index + 1;
    const laborName = laborOf(laborNumber)?.name ?? '';
    const { row } = await saveLabor(core, trx, writer, { laborNumber, laborName, textResponse, audience }, null);
    const at = new Date(Date.now() - (first - index) * 86_400_000).toISOString();
    await LaborResponse.query(trx).findById(row.id).patch({ createdAt: at, updatedAt: at });
    await LaborResponseVersion.query(trx).patch({ savedAt: at }).where({ response_id: row.id });
  }
};

/** The answers of the invented clients, once: all twelve of the first, who lets a practitioner read, three of each of the others. */
export const seed =
  (core: Core): Seed =>
  async (trx, { sampleClient, recentClients }) => {
    const written = [sampleAnswers, ...recentAnswers];
    for (const [index, id] of [sampleClient, ...recentClients].entries()) {
      const [answers, first] = [written[index], firstAgo[index]];
      if (answers && first !== undefined)
        await answer(core, trx, id, answers, first, index === 0 ? 'practitioners' : 'reading');
    }
  };
