import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type PartnerChange, type PartnerView, partnerFields } from '../../schemas/partner';
import { Partner } from '../models/partner';
import type { PartnerStepTaken } from '../models/partner-step';
import { toPartnerView } from '../views/partner';
import { checkField } from './check-field';
import { recordStep } from './record-step';

type Changes = PartnerStepTaken['changes'];

/** What of a partner would become different; an unchanged field is no change. */
const differing = (before: Partner, input: PartnerChange): Changes =>
  Object.fromEntries(
    partnerFields.flatMap((field) => {
      const typed = input[field];
      if (typed === undefined) return [];
      const to = field === 'status' ? typed : checkField(field, typed);
      return before[field] === to ? [] : [[field, [before[field], to]]];
    }),
  );

/** Changes, archives or brings back a partner. Throws 404, 412 with the present state, and 422. What is the same already is no change. */
export const changePartner = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  id: string,
  { archived, ...input }: PartnerChange,
  ifMatch: string | null,
): Promise<PartnerView> => {
  const before = await Partner.query(trx).findById(id).forUpdate();
  if (!before) throw notFound('partner');
  if (ifMatch !== String(before.version)) throw preconditionFailed(toPartnerView(before));
  const changes = differing(before, input);
  const moved = archived !== undefined && archived !== (before.archivedAt !== null);
  if (Object.keys(changes).length === 0 && !moved) return toPartnerView(before);
  const now = new Date().toISOString();
  const after = await Partner.query(trx).patchAndFetchById(id, {
    ...Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to])),
    ...(moved ? { archivedAt: archived ? now : null } : {}),
    version: before.version + 1,
    updatedAt: now,
  });
  if (Object.keys(changes).length > 0) await recordStep(core, trx, user, { partnerId: id, kind: 'changed', changes });
  if (moved)
    await recordStep(core, trx, user, { partnerId: id, kind: archived ? 'archived' : 'restored', changes: {} });
  return toPartnerView(after);
};
