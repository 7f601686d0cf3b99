import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { CodeView, GiftCardView, PageQuery, StatementView } from '../../schemas/studio';
import { GiftCard, PromotionCode } from '../models/card';
import { Document } from '../models/document';
import { toCodeView, toGiftCardViews } from '../views/codes';
import { pageOf } from './list-place';
import { toStatementViews } from './payouts';

interface Page<T> {
  readonly items: T[];
  /** Where the next page begins. */
  readonly next: string | null;
}

export const listCodes = async (core: Core, query: PageQuery): Promise<Page<CodeView>> => {
  const { rows, next } = await pageOf(PromotionCode.query(core.db), query);
  return { items: rows.map(toCodeView), next };
};

export const listGiftCards = async (core: Core, query: PageQuery): Promise<Page<GiftCardView>> => {
  const { rows, next } = await pageOf(GiftCard.query(core.db), query);
  return { items: await toGiftCardViews(core.db, rows), next };
};

export const listStatements = async (core: Core, query: PageQuery): Promise<Page<StatementView>> => {
  const { rows, next } = await pageOf(Document.query(core.db).where({ kind: 'statement' }), query);
  return { items: await toStatementViews(core, core.db, rows), next };
};

export const getStatement = async (db: Core['db'], id: string): Promise<Document> => {
  const row = await Document.query(db).findById(id).where({ kind: 'statement' });
  if (!row) throw notFound('statement');
  return row;
};

/** What was just stored, as staff see it. */
export const readStatement = async (core: Core, db: Core['db'], row: Document): Promise<StatementView> => {
  const [view] = await toStatementViews(core, db, [row]);
  if (!view) throw notFound('statement');
  return view;
};

export const readGiftCard = async (db: Core['db'], card: GiftCard): Promise<GiftCardView> => {
  const [view] = await toGiftCardViews(db, [card]);
  if (!view) throw notFound('gift card');
  return view;
};
