import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { consultationChanged } from '../../schemas/events';
import type { HistoryEntry } from '../../schemas/inbox';
import type { ConsultationStatus } from '../../schemas/names';
import { ConsultationHistory } from '../models/consultation-history';

/** What is written down of a change; `actor` is absent for the person who asked and for the system. */
export interface HistoryInput {
  readonly kind: HistoryEntry['kind'];
  readonly actor?: string;
  readonly from?: ConsultationStatus;
  readonly to?: ConsultationStatus;
}

/** Writes an entry of the history and notifies open inboxes once the transaction is committed. */
export const recordHistory = async (
  core: Core,
  trx: Knex.Transaction,
  requestId: string,
  what: HistoryInput,
): Promise<void> => {
  await ConsultationHistory.query(trx).insert({
    requestId,
    kind: what.kind,
    actor: what.actor ?? null,
    fromStatus: what.from ?? null,
    toStatus: what.to ?? null,
  });
  const change = what.kind === 'created' ? 'created' : what.kind === 'profile-done' ? 'generated' : 'changed';
  await core.events.emit(trx, consultationChanged, { requestId, change });
};
