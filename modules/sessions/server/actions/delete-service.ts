import type { Knex } from 'knex';
import { Service } from '../models/service';
import { getOwnService } from '../queries/services';

/** Takes a service off the list. Sessions that are booked stay, and so do series that were begun. */
export const deleteService = async (trx: Knex.Transaction, userId: string, id: string): Promise<void> => {
  const { version } = await getOwnService(trx, userId, id);
  await Service.query(trx)
    .findById(id)
    .patch({ isActive: false, version: version + 1 });
};
