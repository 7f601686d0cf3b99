import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { RetreatDate } from '../models/retreat-date';
import { lockDate, offerFreePlaces } from './offer-free-places';

/** Gives places of a date back and offers them to those in line. */
export const freePlaces = async (core: Core, trx: Knex.Transaction, id: string, guests: number): Promise<void> => {
  const date = await lockDate(trx, id);
  if (!date) return;
  const taken = Math.max(0, date.taken - guests);
  await RetreatDate.query(trx).patch({ taken }).where({ id });
  await offerFreePlaces(core, trx, Object.assign(date, { taken }));
};
