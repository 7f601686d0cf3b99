import { createHash, randomInt } from 'node:crypto';
import type { Knex } from 'knex';
import type { Core } from '#core/contract/server';
import { GiftCard } from '../models/card';
import type { Document } from '../models/document';
import { sendGiftCard } from '../send-mail';

/** Signs that cannot be taken for each other when somebody reads them out. */
const signs = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';

/** Sixteen signs in groups of four: 80 bits, which nobody finds by trying. */
export const createCardCode = (): string =>
  Array.from({ length: 4 }, () => Array.from({ length: 4 }, () => signs[randomInt(signs.length)]).join('')).join('-');

export const normalizeCode = (typed: string): string => typed.toUpperCase().replace(/\s/g, '');

/** What a code is found by. */
export const hashCardCode = (typed: string): string =>
  createHash('sha256').update(normalizeCode(typed).replace(/-/g, '')).digest('hex');

const placeOf = (id: string): string => `money_gift_cards:code_sealed:${id}`;
export const sealCardCode = (core: Core, id: string, code: string): Buffer =>
  core.vault.encryptForHost(placeOf(id), code);

/** Mails the cards that an invoice sold, once it is paid. */
export const mailGiftCards = async (core: Core, trx: Knex.Transaction, invoice: Document): Promise<void> => {
  const cards = await GiftCard.query(trx).where({ document_id: invoice.id }).whereNull('mailed_at').forUpdate();
  for (const card of cards) {
    const code = core.vault.decryptForHost(placeOf(card.id), card.codeSealed);
    await sendGiftCard(core, trx, invoice, { code, amount: card.amount, validUntil: card.validUntil });
    await card.$query(trx).patch({ mailedAt: new Date().toISOString() });
  }
};

/** What of each card was not used. */
export const findLeft = async (db: Knex, cards: readonly GiftCard[]): Promise<ReadonlyMap<string, number>> => {
  const rows = (await db('money_payments')
    .whereIn(
      'gift_card_id',
      cards.map(({ id }) => id),
    )
    .groupBy('gift_card_id')
    .select(
      { id: 'gift_card_id' },
      db.raw("sum(case direction when 'in' then amount else -amount end)::bigint as used"),
    )) as { id: string; used: number }[];
  const used = new Map(rows.map((row) => [row.id, row.used]));
  return new Map(cards.map(({ id, amount }) => [id, amount - (used.get(id) ?? 0)]));
};
