import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { PartnerInput, PartnerView } from '../../schemas/partner';
import { Partner } from '../models/partner';
import { toPartnerView } from '../views/partner';
import { checkField } from './check-field';
import { recordStep } from './record-step';

/** Puts a partner in. Throws 422 for a website that is no https address. */
export const addPartner = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: PartnerInput,
): Promise<PartnerView> => {
  const row = await Partner.query(trx)
    .insert({
      name: checkField('name', input.name) ?? '',
      type: checkField('type', input.type) ?? '',
      status: input.status ?? 'active',
      city: checkField('city', input.city ?? null),
      url: checkField('url', input.url ?? null),
    })
    .returning('*');
  await recordStep(core, trx, user, { partnerId: row.id, kind: 'created', changes: {} });
  return toPartnerView(row);
};
