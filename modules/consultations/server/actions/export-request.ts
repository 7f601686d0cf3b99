import type { Knex } from 'knex';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import type { ExportedRequest } from '../../schemas/inbox';
import type { ConsultationRequest } from '../models/consultation-request';
import { getRequestView } from '../queries/request-view';
import { recordHistory } from './record-history';

/** One request with its watermark; who took it out, and why, is recorded before it leaves. */
export const exportRequest = async (
  core: Core,
  db: Knex,
  user: User,
  row: ConsultationRequest,
  ask: { readonly format: 'pdf' | 'json'; readonly reason: string },
): Promise<ExportedRequest> => {
  await db.transaction(async (trx) => {
    await recordHistory(core, trx, row.id, { kind: 'exported', actor: user.id });
    await core.audit.record(trx, {
      actor: user.id,
      action: 'consultations.export',
      subject: row.userId,
      object: row.id,
      detail: { format: ask.format, reason: ask.reason },
    });
  });
  const exportedAt = new Date().toISOString();
  const by = `${user.firstName} ${user.lastName}`.trim();
  return {
    watermark: `Private: prepared for ${by}, ${exportedAt}`,
    exportedAt,
    reason: ask.reason,
    request: await getRequestView(core, db, row),
  };
};
