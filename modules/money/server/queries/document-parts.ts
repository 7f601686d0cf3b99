import type { Knex } from 'knex';
import { Document, Line, Part } from '../models/document';
import { Payment, Refund } from '../models/payment';

/** All that belongs to a document, in its order. */
export const readParts = async (db: Knex, { id }: Pick<Document, 'id'>) => {
  // One after the other: in a transaction they share a connection, which takes one question at a time.
  const lines = await Line.query(db).where({ document_id: id }).orderBy('position');
  const parts = await Part.query(db).where({ document_id: id }).orderBy('position');
  const payments = await Payment.query(db).where({ document_id: id }).orderBy(['created_at', 'id']);
  const refunds = await Refund.query(db).where({ document_id: id }).orderBy(['created_at', 'id']);
  const creditNotes = await Document.query(db).where({ corrects_id: id }).orderBy(['created_at', 'id']);
  return { lines, parts, payments, refunds, creditNotes };
};
