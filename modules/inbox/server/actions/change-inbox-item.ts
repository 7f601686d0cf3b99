import type { Knex } from 'knex';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import type { Core } from '#core/contract/server';
import { inboxItemChanged } from '../../schemas/events';
import type { InboxItem, ItemChange, ItemRef } from '../../schemas/items';
import { ItemState } from '../models/inbox';
import { lockItemState, patchItemState } from '../queries/item-state';
import { findOneItem } from '../queries/items';
import { findItem, type OpenItem } from '../queries/sources';
import { listStaff } from '../queries/staff';

const checkAssignee = async (core: Core, trx: Knex, { source }: OpenItem, id: string | null): Promise<void> => {
  if (source.hasOwnAssignee)
    throw conflict('no-such-assignee', 'Assign this item in its own view: it is kept there in whose hands it is.');
  if (id !== null && !(await listStaff(core, trx)).some((one) => one.id === id))
    throw conflict('no-such-assignee', 'This person does not work in the inbox. Choose somebody else.');
};

/** The item that another one is worked on under from now on: of the same person, and not merged itself. */
const checkMerge = async (core: Core, trx: Knex, user: User, item: OpenItem, into: ItemRef): Promise<void> => {
  const refuse = (why: string) => conflict('cannot-merge', why);
  const target = await findItem(core, user, into);
  if (into.kind === item.kind && into.id === item.id) throw refuse('An item cannot be merged into itself.');
  const personOf = async ({ source, id }: OpenItem): Promise<string | null> => {
    const { query } = await source.rows(trx);
    const [row] = (await trx.from(query.as('r')).where('r.id', id).select('r.person')) as { person: string | null }[];
    return row?.person ?? null;
  };
  const person = await personOf(item);
  if (person === null || person !== (await personOf(target)))
    throw refuse('These items are of different people. Only items of the same person can be merged.');
  const state = await ItemState.query(trx).findById([into.kind, into.id]);
  if (state?.mergedKind) throw refuse('That item was merged into another one. Choose the other one.');
};

/** Assigns, snoozes, sets a deadline, merges, or marks what came in as read. Throws 404, 409, and 412 with the present state. */
export const changeInboxItem = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  item: OpenItem,
  change: ItemChange,
  ifMatch: string | null,
): Promise<InboxItem> => {
  const { kind, id, source } = item;
  const row = await lockItemState(trx, item);
  const current = async (): Promise<InboxItem> => {
    const found = await findOneItem(core, source, item, trx);
    if (!found) throw notFound('item');
    return found;
  };
  if (ifMatch !== String(row.version)) throw preconditionFailed(await current());
  const { assigneeId, dueAt, snoozedUntil, read, mergedInto } = change;
  if (assigneeId !== undefined) await checkAssignee(core, trx, item, assigneeId);
  if (mergedInto) {
    await checkMerge(core, trx, user, item, mergedInto);
    await ItemState.query(trx)
      .where({ merged_kind: kind, merged_id: id })
      .patch({ mergedKind: mergedInto.kind, mergedId: mergedInto.id });
  }
  await patchItemState(trx, row, {
    ...(assigneeId !== undefined && { assigneeId }),
    // Another deadline can be missed anew.
    ...(dueAt !== undefined && { dueAt, escalatedAt: null }),
    ...(snoozedUntil !== undefined && { snoozedUntil }),
    ...(read && { unreadSince: null }),
    ...(mergedInto !== undefined && { mergedKind: mergedInto?.kind ?? null, mergedId: mergedInto?.id ?? null }),
  });
  await core.audit.record(trx, {
    actor: user.id,
    action: 'inbox.changed',
    subject: item.facts.personId,
    object: `${kind}:${id}`,
    detail: Object.fromEntries(Object.keys(change).map((name) => [name, true])),
  });
  await core.events.emit(trx, inboxItemChanged, { kind, id });
  return current();
};
