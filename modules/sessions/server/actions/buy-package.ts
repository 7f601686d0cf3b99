import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { Context } from '../context';
import { SessionPackage } from '../models/package';
import { getBookableService } from '../queries/offers';
import { type CountedPackage, listPackages } from '../queries/packages';
import { packagePurpose } from '../queries/payments';
import { findRules } from '../queries/rules';
import { priceOf } from '../queries/services';
import { requestCharge } from './settle-payment';

/** Begins a series: its sessions are booked one by one. Throws 409 `has-package` while one has sessions left. */
export const buyPackage = async (
  { core, settings }: Context,
  trx: Knex.Transaction,
  clientId: string,
  serviceId: string,
): Promise<CountedPackage> => {
  const { service, relation } = await getBookableService(core, trx, clientId, serviceId);
  if (service.kind !== 'series' || service.sessionCount === null) throw notFound('series');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`sessions.package:${clientId}:${serviceId}`]);
  if ((await listPackages(trx, clientId, [serviceId])).some(({ left }) => left > 0))
    throw conflict('has-package', 'Sessions of your present series are left. Book those first.');
  const { practitionerUserId, sessionCount: total } = service;
  const row = await SessionPackage.query(trx).insertAndFetch({ serviceId, practitionerUserId, clientId, total });
  const price = priceOf(service);
  const { lateFeePercent } = await findRules(trx, practitionerUserId);
  if (price)
    await requestCharge(core, settings, trx, {
      purpose: packagePurpose(row.id),
      clientId,
      practitionerId: relation.practitionerId,
      description: service.title,
      price,
      taxCode: service.taxCode,
      startsOn: null,
      lateFeePercent,
      returnPath: '/sessions',
    });
  await core.audit.record(trx, {
    actor: clientId,
    action: 'session.series-begun',
    subject: clientId,
    object: `session-package:${row.id}`,
  });
  return { row, left: total };
};
