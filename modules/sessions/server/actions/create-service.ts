import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { money } from '#modules/money/public';
import type { ServiceInput } from '../../schemas/services';
import { Service } from '../models/service';
import { getPractitionerId } from '../queries/rules';
import { linkPlace, listOwnServices } from '../queries/services';
import type { Settings } from '../settings';

const mostServices = 40;

/** Refuses what kind and mode do not go with. */
export const checkService = (input: ServiceInput, { videoHost }: Pick<Settings, 'videoHost'>): void => {
  const { kind, mode } = input;
  if (!input.title.trim()) throw invalid('title', 'Name the service.');
  if ((kind === 'series') !== (input.sessionCount !== null))
    throw invalid('sessionCount', 'A series, and nothing else, has a number of sessions.');
  if ((kind === 'group') !== (input.capacity !== null))
    throw invalid('capacity', 'A group, and nothing else, has a number of places.');
  if (mode === 'place' && !input.place?.trim()) throw invalid('place', 'Say where people meet.');
  if (mode === 'video' && input.place !== null) throw invalid('place', 'A video session has no place. Leave it empty.');
  if (mode !== 'video' && input.link !== null) throw invalid('link', 'Only a video session has a link.');
  if (mode === 'video' && input.link === null && videoHost === null)
    throw invalid('link', 'Enter the address of your video room.');
  if (input.link !== null && !URL.canParse(input.link))
    throw invalid('link', 'Enter a full address that begins with https://.');
};

/** Refuses a tax rate that the house does not have today. */
export const checkTaxCode = async (
  core: Core,
  trx: Knex.Transaction,
  { taxCode = null }: Pick<ServiceInput, 'taxCode'>,
): Promise<void> => {
  if (taxCode !== null && !(await core.port(money).taxRates(trx)).has(taxCode))
    throw invalid('taxCode', 'Choose one of the tax rates.');
};

/** Columns of a service as it was entered. */
export const toServiceColumns = async (
  core: Core,
  trx: Knex.Transaction,
  owner: { readonly id: string; readonly userId: string },
  { price, link, title, description, place, ...rest }: ServiceInput,
) => ({
  ...rest,
  title: title.trim(),
  description: description.trim(),
  place: place?.trim() ?? null,
  amount: price?.amount ?? null,
  currency: price?.currency ?? null,
  linkSealed: link === null ? null : await core.vault.encrypt(trx, owner.userId, linkPlace(owner.id), link),
});

/** Adds a service that accepted clients can book at once. */
export const createService = async (
  core: Core,
  settings: Settings,
  trx: Knex.Transaction,
  userId: string,
  input: ServiceInput,
): Promise<Service> => {
  checkService(input, settings);
  await checkTaxCode(core, trx, input);
  const practitionerId = await getPractitionerId(core, trx, userId);
  if ((await listOwnServices(trx, userId)).length >= mostServices)
    throw conflict('enough-services', `There are ${mostServices} services already. Remove one first.`);
  const id = randomUUID();
  return Service.query(trx).insertAndFetch({
    id,
    practitionerId,
    practitionerUserId: userId,
    ...(await toServiceColumns(core, trx, { id, userId }, input)),
  });
};
