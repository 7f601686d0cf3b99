import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { ServiceView } from '../../schemas/services';
import { Service } from '../models/service';

export const linkPlace = (id: string): string => `session_services:link_sealed:${id}`;

/** Price of a service; null where nothing is charged here. */
export const priceOf = ({ amount, currency }: Pick<Service, 'amount' | 'currency'>): ServiceView['price'] =>
  amount === null || currency === null ? null : { amount: Number(amount), currency };

/** Address of a practitioner's own video room; null where the service has none. */
export const openLink = async (core: Core, db: Knex, row: Service): Promise<string | null> =>
  row.linkSealed && core.vault.decryptText(db, row.practitionerUserId, linkPlace(row.id), row.linkSealed);

/** A service as its practitioner sees it. */
export const toServiceView = async (core: Core, db: Knex, row: Service): Promise<ServiceView> => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  description: row.description,
  minutes: row.minutes,
  price: priceOf(row),
  mode: row.mode,
  place: row.place,
  link: await openLink(core, db, row),
  sessionCount: row.sessionCount,
  capacity: row.capacity,
  taxCode: row.taxCode,
  isActive: row.isActive,
  version: row.version,
});

/** All services of one practitioner that are offered, oldest first. */
export const listOwnServices = (db: Knex, userId: string): Promise<Service[]> =>
  Service.query(db).where({ practitioner_user_id: userId, is_active: true }).orderBy(['created_at', 'id']).execute();

/** One of a practitioner's services that is offered. Throws 404. */
export const getOwnService = async (db: Knex, userId: string, id: string): Promise<Service> => {
  const row = await Service.query(db).findOne({ id, practitioner_user_id: userId, is_active: true });
  if (!row) throw notFound('service');
  return row;
};
