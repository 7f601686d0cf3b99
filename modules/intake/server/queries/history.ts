import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import type { IntakeHistoryEntry } from '../../schemas/admin';
import { intakeChanged } from '../../schemas/events';
import { type Intake, IntakeChange } from '../models/intake';
import { staffNames } from './cards';

/** What somebody of the team did. */
export type Happened = Pick<IntakeChange, 'kind'> & { readonly actor: string } & Partial<
    Pick<IntakeChange, 'fromState' | 'toState' | 'assignee'>
  >;

/** Writes an entry of the history and tells open inboxes once the transaction is committed. */
export const remember = async (
  core: Core,
  trx: Knex.Transaction,
  intakeId: string,
  { kind, actor, fromState = null, toState = null, assignee = null }: Happened,
): Promise<void> => {
  await IntakeChange.query(trx).insert({ intakeId, kind, actor, fromState, toState, assignee });
  await core.events.emit(trx, intakeChanged, { intakeId, change: 'changed' });
};

/** Tells open inboxes that intakes are gone. */
export const tellGone = async (core: Core, trx: Knex.Transaction, ids: readonly string[]): Promise<void> => {
  for (const intakeId of ids) await core.events.emit(trx, intakeChanged, { intakeId, change: 'deleted' });
};

/** What happened to an intake, oldest first; its arrival is the first. */
export const historyOf = async (core: Core, db: Knex, row: Intake): Promise<IntakeHistoryEntry[]> => {
  const changes = await IntakeChange.query(db).where({ intake_id: row.id }).orderBy('at', 'desc').limit(200);
  const nameOf = await staffNames(
    core,
    changes.flatMap(({ actor, assignee }) => [actor, assignee]),
  );
  const came = { kind: 'received' as const, from: null, to: null, assignee: null, at: row.submittedAt, by: null };
  return [
    came,
    ...changes.reverse().map((one) => ({
      kind: one.kind,
      from: one.fromState,
      to: one.toState,
      assignee: nameOf(one.assignee)?.name ?? null,
      at: one.at,
      by: nameOf(one.actor)?.name ?? null,
    })),
  ];
};
