import type { Core, PersonalData } from '#core/contract/server';
import { Document, Line, Part } from './models/document';
import { Payment } from './models/payment';
import { Quote } from './models/quote';

/**
 * The documents in somebody's name. Erasing takes away quotes that were not accepted, the address and the link to the account. The documents themselves stay with
 * the name on them, and so do amounts and days: the law wants them kept, and a series of numbers without gaps.
 */
export const personalData = (core: Core): PersonalData => ({
  export: async (userId) => {
    const documents = await Document.query(core.db).where({ user_id: userId }).orderBy(['created_at', 'id']);
    const ids = documents.map(({ id }) => id);
    const [lines, parts, payments] = await Promise.all([
      Line.query(core.db).whereIn('document_id', ids).orderBy(['document_id', 'position']),
      Part.query(core.db).whereIn('document_id', ids).orderBy(['document_id', 'position']),
      Payment.query(core.db).whereIn('document_id', ids).orderBy(['document_id', 'created_at']),
    ]);
    const quotes = await Quote.query(core.db).where({ user_id: userId }).orderBy(['created_at', 'id']);
    return {
      keptAfterErasure: 'Documents stay with the name on them for as long as the law wants them kept.',
      quotes: quotes.map(({ numberText, clientName, clientEmail, createdAt, ...quote }) => ({
        number: numberText,
        name: clientName,
        email: clientEmail,
        sentAt: createdAt,
        validUntil: quote.validUntil,
        currency: quote.currency,
        total: quote.total,
        tax: quote.tax,
        lines: quote.lines.map(({ description, quantity, amount }) => ({ description, quantity, amount })),
        parts: quote.parts,
        terms: quote.terms,
        state: quote.state,
        answeredAt: quote.decidedAt,
      })),
      documents: documents.map(({ id, kind, numberText, payerName, payerEmail, issuedOn, currency, ...rest }) => ({
        kind,
        number: numberText,
        name: payerName,
        email: payerEmail,
        issuedOn,
        currency,
        total: rest.total,
        tax: rest.tax,
        received: rest.received,
        refunded: rest.refunded,
        status: rest.status,
        cancelledAt: rest.cancelledAt,
        lines: lines
          .filter(({ documentId }) => documentId === id)
          .map(({ description, quantity, amount }) => ({ description, quantity, amount })),
        parts: parts
          .filter(({ documentId }) => documentId === id)
          .map(({ dueOn, amount, label }) => ({ dueOn, amount, label })),
        payments: payments
          .filter(({ documentId }) => documentId === id)
          .map(({ direction, method, amount, happenedOn, reference }) => ({
            direction,
            method,
            amount,
            happenedOn,
            reference,
          })),
      })),
    };
  },
  erase: async (trx, userId) => {
    const ids = Document.query(trx).where({ user_id: userId }).select('id');
    await trx('money_code_uses').whereIn('document_id', ids.toKnexQuery()).update({ person: null });
    await Document.query(trx).where({ user_id: userId }).patch({ userId: null, payerEmail: '' });
    await Quote.query(trx).where({ user_id: userId }).whereNot({ state: 'accepted' }).delete();
    await Quote.query(trx).where({ user_id: userId }).patch({ userId: null, clientEmail: '' });
  },
});
