import type { Knex } from 'knex';
import { invalid } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { LaborResponseInput } from '../../schemas/labor-response';
import { isBlank } from '../../schemas/text';
import { laborOf } from '../../schemas/twelve-labors';
import { LaborResponse } from '../models/labor-response';
import { answerPlace, openText, sealText } from './sealed-text';
import { checkVersion, storeVersion } from './store-version';

export const blankMessage = 'Please provide a response before saving';

/** What saving an answer came to: `same` when exactly this text was stored already. */
export interface Responded {
  readonly row: LaborResponse;
  readonly outcome: 'created' | 'changed' | 'same';
}

const lockedAnswer = (trx: Knex.Transaction, userId: string, laborNumber: number): Promise<LaborResponse | undefined> =>
  LaborResponse.query(trx).findOne({ user_id: userId, labor_number: laborNumber }).forUpdate().execute();

/** Saves the answer to one Labor: new, a new version (needs If-Match), or the same again. */
export const respond = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
  ifMatch: string | null,
): Promise<Responded> => {
  if (laborOf(input.laborNumber)?.name !== input.laborName)
    throw invalid('laborName', `Labor ${input.laborNumber} has another name.`);
  if (isBlank(input.textResponse)) throw invalid('textResponse', blankMessage);
  // One writer per person and Labor: two first saves at once must not both insert.
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`labor:${user.id}:${input.laborNumber}`]);

  const row = await lockedAnswer(trx, user.id, input.laborNumber);
  if (!row) return { row: await create(core, trx, user, input), outcome: 'created' };
  if (row.status === 'withdrawn')
    return { row: await storeVersion(core, trx, row, input.textResponse, row.version + 1), outcome: 'created' };
  const held = await openText(core, trx, user.id, answerPlace(row.id), row.text_sealed);
  if (held === input.textResponse) return { row, outcome: 'same' };
  await checkVersion(core, trx, user, row, ifMatch);
  return { row: await storeVersion(core, trx, row, input.textResponse, row.version + 1), outcome: 'changed' };
};

const create = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: LaborResponseInput,
): Promise<LaborResponse> => {
  const [{ id }] = (await trx.raw('select gen_random_uuid() as id')).rows as [{ id: string }];
  const row = await LaborResponse.query(trx).insertAndFetch({
    id,
    user_id: user.id,
    labor_number: input.laborNumber,
    text_sealed: await sealText(core, trx, user.id, answerPlace(id), input.textResponse),
    words: 0,
    version: 1,
  });
  return storeVersion(core, trx, row, input.textResponse, 1);
};
