import type { Knex } from 'knex';
import { invalid, preconditionFailed } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ServiceInput } from '../../schemas/services';
import { Service } from '../models/service';
import { getOwnService, toServiceView } from '../queries/services';
import type { Settings } from '../settings';
import { checkService, checkTaxCode, toServiceColumns } from './create-service';

/** Changes what is offered from now on; booked sessions stay as they were agreed. Throws 412. */
export const changeService = async (
  core: Core,
  settings: Settings,
  trx: Knex.Transaction,
  { userId, id, ifMatch }: { readonly userId: string; readonly id: string; readonly ifMatch: string | null },
  input: ServiceInput,
): Promise<Service> => {
  await trx('session_services').where({ id }).forUpdate().first('id');
  const before = await getOwnService(trx, userId, id);
  if (ifMatch !== String(before.version)) throw preconditionFailed(await toServiceView(core, trx, before));
  if (input.kind !== before.kind) throw invalid('kind', 'The kind of a service stays. Add a new service instead.');
  checkService(input, settings);
  await checkTaxCode(core, trx, input);
  return Service.query(trx).patchAndFetchById(id, {
    ...(await toServiceColumns(core, trx, { id, userId }, input)),
    version: before.version + 1,
  });
};
