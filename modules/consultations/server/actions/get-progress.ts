import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { RequestProgress } from '../../schemas/contact-request';
import { answerHours } from '../../schemas/values';
import { hashToken } from '../encryption';
import { ConsultationRequest } from '../models/consultation-request';

const states = { pending: 'received', reviewed: 'reading', contacted: 'answered' } as const;

/** How far the request behind a mailed link is; nothing about whose it is. Throws 404. */
export const getProgress = async (db: Knex, token: string): Promise<RequestProgress> => {
  const row = await ConsultationRequest.query(db).findOne({ status_hash: hashToken(token) });
  if (!row) throw notFound('request');
  const due = new Date(Date.parse(row.createdAt) + answerHours * 3_600_000).toISOString();
  return { reference: row.reference, state: states[row.status], createdAt: row.createdAt, dueAt: due };
};
