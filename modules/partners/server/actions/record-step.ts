import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { PartnerStepTaken } from '../models/partner-step';

/** Keeps one step of a partner's history and writes it into the audit log. */
export const recordStep = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { partnerId, kind, changes }: Pick<PartnerStepTaken, 'partnerId' | 'kind' | 'changes'>,
): Promise<void> => {
  await PartnerStepTaken.query(trx).insert({ partnerId, actor: user.id, kind, changes });
  await core.audit.record(trx, { actor: user.id, action: `partner.${kind}`, object: `partner:${partnerId}` });
};
