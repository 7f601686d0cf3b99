import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type ListOrder, type ListPage, readListPage, toSearchPattern } from '#core/contract/list';
import type { Core } from '#core/contract/server';
import type { CardQuery, CodeQuery, CodeView, GiftCardView, StatementQuery, StatementView } from '../../schemas/studio';
import { today } from '../ledger/post-entry';
import { GiftCard, PromotionCode } from '../models/card';
import { Document } from '../models/document';
import { type ListedCard, type ListedCode, toCodeView, toGiftCardView } from '../views/codes';
import { id, made, newest } from './list-place';
import { toStatementViews } from './payouts';

type Order<T extends { readonly sort?: string }> = Readonly<Record<NonNullable<T['sort']>, ListOrder>>;

/** Codes with how they stand today. */
const codes = (db: Knex): Knex.QueryBuilder =>
  db
    .from(
      db('money_codes')
        .select(
          '*',
          db.raw(
            `case when ended_at is not null then 'ended'
                  when valid_from > ?::date then 'planned'
                  when valid_until < ?::date or uses >= max_uses then 'over'
                  else 'running' end as state`,
            [today(), today()],
          ),
        )
        .as('c'),
    )
    .select('*');
const toCode = (row: object): CodeView => toCodeView(PromotionCode.fromDatabaseJson(row) as ListedCode);

const codeOrders: Order<CodeQuery> = {
  newest,
  name: { by: [{ sql: 'code', type: 'text' }, id], descending: false },
  uses: { by: [{ sql: 'uses', type: 'integer' }, id], descending: true },
};

/** One page of promotion codes, the newest first unless another order is asked for. */
export const listCodes = async (db: Knex, query: CodeQuery): Promise<ListPage<CodeView>> => {
  const found = codes(db);
  const pattern = toSearchPattern(query.q);
  if (pattern) found.whereILike('code', pattern);
  if (query.state) found.where({ state: query.state });
  const { rows, next } = await readListPage<object>(db, found, codeOrders[query.sort ?? 'newest'], query);
  return { rows: rows.map(toCode), next };
};

export const readCode = async (db: Knex, codeId: string): Promise<CodeView> => {
  const row: object | undefined = await codes(db).where({ id: codeId }).first();
  if (!row) throw notFound('code');
  return toCode(row);
};

/** Gift cards with the invoice that sold them, what is left on them, and how they stand today. */
const cards = (db: Knex): Knex.QueryBuilder => {
  const left = db
    .from('money_gift_cards as g')
    .join('money_documents as d', 'd.id', 'g.document_id')
    .select(
      ...['g.id', 'g.document_id', 'g.amount', 'g.currency', 'g.valid_until', 'g.created_at'],
      ...['d.number_text', 'd.payer_name', 'd.payer_email'],
      db.raw("(d.status = 'paid' and d.cancelled_at is null) as is_paid"),
      db.raw("(d.status = 'cancelled' or d.cancelled_at is not null) as is_cancelled"),
      db.raw(`g.amount - coalesce((select sum(case p.direction when 'in' then p.amount else -p.amount end)
        from money_payments as p where p.gift_card_id = g.id), 0)::bigint as amount_left`),
    );
  const standing = db.from(left.as('l')).select(
    '*',
    db.raw(
      `case when is_cancelled then 'cancelled'
            when not is_paid then 'waiting'
            when amount_left <= 0 then 'used'
            when valid_until < ?::date then 'over'
            else 'active' end as state`,
      [today()],
    ),
  );
  return db.from(standing.as('c')).select('*');
};
const toCard = (row: object): GiftCardView => toGiftCardView(GiftCard.fromDatabaseJson(row) as ListedCard);

const cardOrders: Order<CardQuery> = {
  newest,
  until: { by: [{ sql: "(valid_until - date '2000-01-01')", type: 'integer' }, id], descending: false },
  left: { by: [{ sql: 'amount_left', type: 'integer' }, id], descending: true },
};

/** One page of gift cards, the newest first unless another order is asked for. */
export const listGiftCards = async (db: Knex, query: CardQuery): Promise<ListPage<GiftCardView>> => {
  const found = cards(db);
  const pattern = toSearchPattern(query.q);
  if (pattern)
    found.where((any) =>
      any.whereILike('number_text', pattern).orWhereILike('payer_name', pattern).orWhereILike('payer_email', pattern),
    );
  if (query.state) found.where({ state: query.state });
  const { rows, next } = await readListPage<object>(db, found, cardOrders[query.sort ?? 'newest'], query);
  return { rows: rows.map(toCard), next };
};

export const readGiftCard = async (db: Knex, { id: cardId }: GiftCard): Promise<GiftCardView> => {
  const row: object | undefined = await cards(db).where({ id: cardId }).first();
  if (!row) throw notFound('gift card');
  return toCard(row);
};

const statementOrders: Order<StatementQuery> = {
  newest,
  oldest: { by: [made, id], descending: false },
  total: { by: [{ sql: 'total', type: 'integer' }, id], descending: true },
};

/** One page of statements of practitioners, the newest first unless another order is asked for. */
export const listStatements = async (core: Core, db: Knex, query: StatementQuery): Promise<ListPage<StatementView>> => {
  const paid = db('money_entries as e').whereRaw('e.document_id = money_documents.id').where('e.kind', 'paid-out');
  const found = db('money_documents').where('money_documents.kind', 'statement').select('*');
  const pattern = toSearchPattern(query.q);
  if (pattern) found.where((any) => any.whereILike('number_text', pattern).orWhereILike('payer_name', pattern));
  if (query.state === 'paid') found.whereExists(paid.select('e.id'));
  if (query.state === 'waiting') found.whereNotExists(paid.select('e.id'));
  const { rows, next } = await readListPage<object>(db, found, statementOrders[query.sort ?? 'newest'], query);
  const documents = rows.map((row) => Document.fromDatabaseJson(row));
  return { rows: await toStatementViews(core, db, documents), next };
};

export const getStatement = async (db: Knex, statementId: string): Promise<Document> => {
  const row = await Document.query(db).findById(statementId).where({ kind: 'statement' });
  if (!row) throw notFound('statement');
  return row;
};

/** What was just stored, as staff see it. */
export const readStatement = async (core: Core, db: Knex, row: Document): Promise<StatementView> => {
  const [view] = await toStatementViews(core, db, [row]);
  if (!view) throw notFound('statement');
  return view;
};
