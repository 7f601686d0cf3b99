import type { Knex } from 'knex';
import type { CodeView, GiftCardView } from '../../schemas/studio';
import { findLeft } from '../ledger/gift-cards';
import type { GiftCard, PromotionCode } from '../models/card';
import { Document } from '../models/document';

export const toCodeView = ({ createdAt: _, endedAt, ...code }: PromotionCode): CodeView => ({
  id: code.id,
  name: code.code,
  rate: code.rate,
  amount: code.amount,
  currency: code.currency,
  purpose: code.purpose,
  validFrom: code.validFrom,
  validUntil: code.validUntil,
  maxUses: code.maxUses,
  oncePerPerson: code.oncePerPerson,
  uses: code.uses,
  isEnded: endedAt !== null,
});

/** Gift cards with what is left on them; their codes are nobody's to read but the buyer's. */
export const toGiftCardViews = async (db: Knex, cards: readonly GiftCard[]): Promise<GiftCardView[]> => {
  const left = await findLeft(db, cards);
  const documents = await Document.query(db).findByIds(cards.map(({ documentId }) => documentId));
  return cards.map((card) => {
    const sold = documents.find(({ id }) => id === card.documentId);
    return {
      id: card.id,
      documentId: card.documentId,
      number: sold?.numberText ?? '',
      buyer: sold?.payerName ?? '',
      amount: card.amount,
      left: left.get(card.id) ?? 0,
      currency: card.currency,
      validUntil: card.validUntil,
      isActive: sold?.status === 'paid' && sold.cancelledAt === null,
    };
  });
};
