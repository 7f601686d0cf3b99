import type { Knex } from 'knex';
import { notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { type PartnerChange, type PartnerInput, type PartnerView, partnerFields } from '../../schemas/partner';
import { Partner } from '../models/partner';
import { PartnerStepTaken } from '../models/partner-step';
import { presentPartner } from './present';
import { checkedField } from './texts';

type Changes = PartnerStepTaken['changes'];

const note = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  partnerId: string,
  kind: PartnerStepTaken['kind'],
  changes: Changes,
): Promise<void> => {
  await PartnerStepTaken.query(trx).insert({ partnerId, actor: user.id, kind, changes });
  await core.audit.record(trx, { actor: user.id, action: `partner.${kind}`, object: `partner:${partnerId}` });
};

/** Puts a partner in. Throws 422 for a website that is no https address. */
export const addPartner = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  input: PartnerInput,
): Promise<PartnerView> => {
  const row = await Partner.query(trx)
    .insert({
      name: checkedField('name', input.name) ?? '',
      type: checkedField('type', input.type) ?? '',
      status: input.status ?? 'active',
      city: checkedField('city', input.city ?? null),
      url: checkedField('url', input.url ?? null),
    })
    .returning('*');
  await note(core, trx, user, row.id, 'created', {});
  return presentPartner(row);
};

/** What of a partner would become different; an unchanged field is no change. */
const differing = (before: Partner, input: PartnerChange): Changes =>
  Object.fromEntries(
    partnerFields.flatMap((field) => {
      const typed = input[field];
      if (typed === undefined) return [];
      const to = field === 'status' ? typed : checkedField(field, typed);
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
  if (ifMatch !== String(before.version)) throw preconditionFailed(presentPartner(before));
  const changes = differing(before, input);
  const moved = archived !== undefined && archived !== (before.archivedAt !== null);
  if (Object.keys(changes).length === 0 && !moved) return presentPartner(before);
  const now = new Date().toISOString();
  const after = await Partner.query(trx).patchAndFetchById(id, {
    ...Object.fromEntries(Object.entries(changes).map(([field, [, to]]) => [field, to])),
    ...(moved ? { archivedAt: archived ? now : null } : {}),
    version: before.version + 1,
    updatedAt: now,
  });
  if (Object.keys(changes).length > 0) await note(core, trx, user, id, 'changed', changes);
  if (moved) await note(core, trx, user, id, archived ? 'archived' : 'restored', {});
  return presentPartner(after);
};
