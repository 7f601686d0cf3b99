import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Introduction } from '../models/introduction';
import { lockAnswerable, settleIntroduction } from './settle-introduction';

/** Agrees to an introduction; the time is the guest's. */
export const acceptIntroduction = async (core: Core, trx: Knex.Transaction, id: string): Promise<Introduction> => {
  const { row, isAnswered } = await lockAnswerable(trx, id, 'accepted');
  return isAnswered ? row : settleIntroduction(core, trx, row, 'accepted');
};
