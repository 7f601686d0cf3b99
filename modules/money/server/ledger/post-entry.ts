import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import type { Account, EntryKind } from '../../schemas/values';
import type { Document } from '../models/document';
import { Entry, EntryLine } from '../models/payment';

export interface Posting {
  readonly account: Account;
  /** Debit is positive, credit negative. */
  readonly amount: number;
}

/** Lines of the same account as one, and none that is zero. */
const gather = (postings: readonly Posting[]): Posting[] => {
  const sums = new Map<Account, number>();
  for (const { account, amount } of postings) sums.set(account, (sums.get(account) ?? 0) + amount);
  return [...sums].filter(([, amount]) => amount !== 0).map(([account, amount]) => ({ account, amount }));
};

/** Writes an entry of the ledger, tied to a document. The database refuses one that does not balance, and a key that was used. */
export const postEntry = async (
  trx: Knex.Transaction,
  document: Pick<Document, 'id' | 'currency' | 'isSample'>,
  entry: { readonly kind: EntryKind; readonly key: string; readonly happenedOn: string; readonly paymentId?: string },
  postings: readonly Posting[],
): Promise<void> => {
  const lines = gather(postings);
  if (lines.length === 0) return;
  const id = randomUUID();
  const { kind, key, happenedOn } = entry;
  const copies = { kind, happenedOn, isSample: document.isSample };
  await Entry.query(trx).insert({ id, documentId: document.id, paymentId: entry.paymentId ?? null, key, ...copies });
  await EntryLine.query(trx).insert(
    lines.map(({ account, amount }, i) => ({
      entryId: id,
      position: i + 1,
      account,
      amount,
      currency: document.currency,
      ...copies,
    })),
  );
};

/** Today, as documents and payments are dated: in UTC. */
export const today = (): string => new Date().toISOString().slice(0, 10);
