import type { Knex } from 'knex';
import type { ItemRef } from '../../schemas/items';
import { ItemState } from '../models/inbox';

/** What the team decided about an item so far, locked; version 0 where that is nothing. */
export const lockItemState = async (trx: Knex.Transaction, { kind, id }: ItemRef): Promise<ItemState> => {
  await ItemState.query(trx).insert({ kind, sourceId: id, version: 0 }).onConflict(['kind', 'source_id']).ignore();
  return ItemState.query(trx).findById([kind, id]).forUpdate().throwIfNotFound();
};

/** Stores a change; it is another version afterwards. */
export const patchItemState = async (
  trx: Knex.Transaction,
  row: ItemState,
  change: Partial<Omit<ItemState, keyof ItemRef | 'version' | '$query'>>,
): Promise<void> => {
  await ItemState.query(trx)
    .findById([row.kind, row.sourceId])
    .patch({ ...(change as object), version: row.version + 1, updatedAt: new Date().toISOString() });
};
