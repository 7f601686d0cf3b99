import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { Introduction } from '../models/introduction';
import { lockAnswerable, settleIntroduction } from './settle-introduction';

/** Turns an introduction down, or calls one off that was agreed; the time is free again. */
export const declineIntroduction = async (core: Core, trx: Knex.Transaction, id: string): Promise<Introduction> => {
  const { row, isAnswered } = await lockAnswerable(trx, id, 'declined');
  return isAnswered ? row : settleIntroduction(core, trx, row, 'declined');
};
