import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import { divideRound } from '../../lib/shares';
import type { StatementView } from '../../schemas/studio';
import { Document } from '../models/document';
import { Entry, Payment } from '../models/payment';

export interface PaymentShare {
  readonly paymentId: string;
  readonly practitionerId: string;
  readonly currency: string;
  /** Number of the invoice. */
  readonly number: string;
  readonly happenedOn: string;
  /** Negative: what was given back. */
  readonly received: number;
  readonly amount: number;
}

interface ShareRow {
  readonly id: string;
  readonly practitioner_id: string;
  readonly currency: string;
  readonly number_text: string;
  readonly happened_on: string;
  readonly direction: 'in' | 'out';
  readonly amount: number;
  readonly share_rate: number;
}

/** Shares of payments that stand on no statement; of one practitioner where it is named. Samples never count. */
export const findOpenShares = async (
  db: Knex,
  { practitionerId, currency, until }: { practitionerId?: string; currency?: string; until?: string } = {},
): Promise<readonly PaymentShare[]> => {
  const rows = (await db(`${Payment.tableName} as p`)
    .join(`${Document.tableName} as d`, 'd.id', 'p.document_id')
    .leftJoin('money_shares as s', 's.payment_id', 'p.id')
    .whereNull('s.payment_id')
    .where({ 'd.kind': 'invoice', 'd.is_sample': false })
    .where('d.share_rate', '>', 0)
    .whereNotNull('d.practitioner_id')
    .modify((found) => {
      if (practitionerId) found.where('d.practitioner_id', practitionerId);
      if (currency) found.where('d.currency', currency);
      if (until) found.where('p.happened_on', '<=', until);
    })
    .orderBy(['p.happened_on', 'p.id'])
    .select(
      'p.id',
      'd.practitioner_id',
      'd.currency',
      'd.number_text',
      'p.happened_on',
      'p.direction',
      'p.amount',
      'd.share_rate',
    )) as ShareRow[];
  return rows.map((row) => {
    const received = row.direction === 'in' ? row.amount : -row.amount;
    return {
      paymentId: row.id,
      practitionerId: row.practitioner_id,
      currency: row.currency,
      number: row.number_text,
      happenedOn: row.happened_on,
      received,
      amount: divideRound(received, row.share_rate, 10_000),
    };
  });
};

/** Names by the ids of records; an erased one is missing. */
export const findNames = (core: Core, db: Knex, ids: readonly string[]): Promise<ReadonlyMap<string, string>> =>
  core.port(matches).listNames(db, [...new Set(ids)]);

const erased = 'Erased practitioner';

interface ShareSum {
  readonly practitionerId: string;
  readonly currency: string;
  readonly amount: number;
  readonly payments: number;
}

/** Shares by practitioner and currency. */
export const sumShares = (shares: readonly PaymentShare[]): readonly ShareSum[] => {
  const sums = new Map<string, ShareSum>();
  for (const { practitionerId, currency, amount } of shares) {
    const key = `${practitionerId} ${currency}`;
    const sum = sums.get(key) ?? { practitionerId, currency, amount: 0, payments: 0 };
    sums.set(key, { ...sum, amount: sum.amount + amount, payments: sum.payments + 1 });
  }
  return [...sums.values()];
};

/** What each practitioner would be paid now, by currency. */
export const listOpenShares = async (core: Core) => {
  const shares = await findOpenShares(core.db);
  const names = await findNames(
    core,
    core.db,
    shares.map(({ practitionerId }) => practitionerId),
  );
  return sumShares(shares).map((sum) => ({ ...sum, name: names.get(sum.practitionerId) ?? erased }));
};

/** Statements as staff see them. */
export const toStatementViews = async (core: Core, db: Knex, rows: readonly Document[]): Promise<StatementView[]> => {
  const ids = rows.map(({ id }) => id);
  const entries = await Entry.query(db).whereIn('document_id', ids).where({ kind: 'paid-out' });
  const payments = await Payment.query(db).whereIn('document_id', ids);
  const names = await findNames(
    core,
    db,
    rows.map(({ practitionerId }) => practitionerId ?? ''),
  );
  return rows.map((row) => {
    const paid = entries.find(({ documentId }) => documentId === row.id);
    return {
      id: row.id,
      number: row.numberText,
      practitionerId: row.practitionerId ?? '',
      name: names.get(row.practitionerId ?? '') ?? row.payerName,
      currency: row.currency,
      total: row.total,
      issuedOn: row.issuedOn,
      isPaidOut: paid !== undefined,
      paidOutOn: paid?.happenedOn ?? null,
      reference: payments.find(({ documentId }) => documentId === row.id)?.reference ?? '',
      isSample: row.isSample,
    };
  });
};
