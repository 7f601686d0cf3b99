import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { Core } from '#core/contract/server';
import type { KeptParams, KeptVersion } from '../../schemas/kept';
import { KeptVersionRow } from '../models/document';
import { nameIn } from './documents';

/** The versions of an object, newest first. Throws 404 where none was kept: it does not exist, or was never shown. */
export const listKeptVersions = async (
  core: Core,
  db: Knex,
  { kind, id }: KeptParams,
  { limit, before }: { readonly limit: number; readonly before: number | undefined },
): Promise<{ readonly versions: KeptVersion[]; readonly hasMore: boolean }> => {
  const rows = await KeptVersionRow.query(db)
    .where({ kind, object_id: id })
    .modify((query) => before !== undefined && query.where('number', '<', before))
    .orderBy('number', 'desc')
    .limit(limit + 1)
    .select('number', 'kept_at', 'kept_by');
  if (rows.length === 0 && before === undefined) throw notFound('version');
  const shown = rows.slice(0, limit);
  const names = await core.people.names(shown.flatMap(({ keptBy }) => (keptBy === null ? [] : [keptBy])));
  return {
    versions: shown.map(({ number, keptAt, keptBy }) => ({ number, at: keptAt, by: nameIn(names, keptBy) })),
    hasMore: rows.length > limit,
  };
};

/** What a version said; 404 when it does not exist. */
export const getKeptContent = async (db: Knex, { kind, id }: KeptParams, number: number): Promise<object> => {
  const row = await KeptVersionRow.query(db).findOne({ kind, object_id: id, number });
  if (!row) throw notFound('version');
  return row.content;
};
