import { toPath } from '#core/contract/endpoint';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import { practitionerRecords } from '#modules/matching/public';
import { listOwnPayouts as endpoint } from '../../schemas/endpoints';
import type { OwnPayouts, PageQuery } from '../../schemas/studio';
import { Document } from '../models/document';
import { pageOf } from './list-place';
import { findOpenShares, sumShares, toStatementViews } from './payouts';

/** The record for which somebody is paid; null before they have written one. */
const findOwnRecord = async (core: Core, userId: string): Promise<string | null> =>
  (await core.port(practitionerRecords).find(core.db, userId))?.practitionerId ?? null;

/** What a practitioner is paid: shares that wait for a statement, on the first page, and statements, newest first. */
export const listOwnPayouts = async (
  core: Core,
  userId: string,
  query: PageQuery,
): Promise<{ readonly payouts: OwnPayouts; readonly next: string | null }> => {
  const practitionerId = await findOwnRecord(core, userId);
  if (practitionerId === null) return { payouts: { open: [], statements: [] }, next: null };
  const own = Document.query(core.db).where({ kind: 'statement', practitioner_id: practitionerId });
  const { rows, next } = await pageOf(core.db, own, query);
  const open = query.after === undefined ? sumShares(await findOpenShares(core.db, { practitionerId })) : [];
  const statements = await toStatementViews(core, core.db, rows);
  return {
    payouts: {
      open: open.map(({ practitionerId: _, ...sum }) => sum),
      statements: statements.map(({ practitionerId: _, name: _name, isSample: _sample, ...statement }) => statement),
    },
    next: next && toPath(endpoint, { query: { ...query, after: next } }),
  };
};

/** One's own statement. Throws 404 for that of somebody else. */
export const getOwnStatement = async (core: Core, userId: string, id: string): Promise<Document> => {
  const practitionerId = await findOwnRecord(core, userId);
  const row =
    practitionerId === null
      ? undefined
      : await Document.query(core.db).findById(id).where({ kind: 'statement', practitioner_id: practitionerId });
  if (!row) throw notFound('statement');
  return row;
};
