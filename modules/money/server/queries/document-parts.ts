import type { Knex } from 'knex';
import { Document, Line, Part } from '../models/document';
import { Payment, Refund } from '../models/payment';

/** All that belongs to a document, in its order. */
export const readParts = async (db: Knex, { id }: Pick<Document, 'id'>) => {
  const [lines, parts, payments, refunds, creditNotes] = await Promise.all([
    Line.query(db).where({ document_id: id }).orderBy('position'),
    Part.query(db).where({ document_id: id }).orderBy('position'),
    Payment.query(db).where({ document_id: id }).orderBy(['created_at', 'id']),
    Refund.query(db).where({ document_id: id }).orderBy(['created_at', 'id']),
    Document.query(db).where({ corrects_id: id }).orderBy(['created_at', 'id']),
  ]);
  return { lines, parts, payments, refunds, creditNotes };
};
