import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import type { ContentFields } from '../../lib/content';
import type { VersionEntry } from '../../schemas/content';
import { VersionRow } from '../models/document';
import type { Target } from './catalogue';
import { nameIn, type StudioParts } from './documents';

const versionsOf = (db: Knex, { noun, document, language }: Target) =>
  VersionRow.query(db)
    .join('studio_documents as d', 'd.id', 'studio_versions.document_id')
    .where({ 'd.noun': noun.noun, 'd.key': document.key, 'd.language': language })
    .select('studio_versions.*');

/** The versions of a document, newest first; the built-in text is the last one. */
export const listVersions = async (
  { core }: StudioParts,
  db: Knex,
  target: Target,
  { limit, before }: { readonly limit: number; readonly before: number | undefined },
): Promise<{ readonly versions: VersionEntry[]; readonly hasMore: boolean }> => {
  const rows = await versionsOf(db, target)
    .modify((query) => before !== undefined && query.where('number', '<', before))
    .orderBy('number', 'desc')
    .limit(limit + 1);
  const shown = rows.slice(0, limit);
  const ids = shown.flatMap(({ editedBy, publishedBy }) => [editedBy, publishedBy]);
  const names = await core.people.names(ids.filter((id) => id !== null));
  const versions: VersionEntry[] = shown.map(({ number, publishedAt, editedBy, publishedBy }) => ({
    number,
    at: publishedAt,
    editedBy: nameIn(names, editedBy),
    publishedBy: nameIn(names, publishedBy),
  }));
  const hasMore = rows.length > limit;
  if (!hasMore && target.document.builtIn[target.language])
    versions.push({ number: 0, at: null, editedBy: null, publishedBy: null });
  return { versions, hasMore };
};

/** What a version says; 404 when it does not exist. */
export const getVersionFields = async (db: Knex, target: Target, number: number): Promise<ContentFields> => {
  const builtIn = number === 0 ? target.document.builtIn[target.language] : undefined;
  const fields = builtIn ?? (await versionsOf(db, target).findOne({ number }))?.fields;
  if (!fields) throw notFound('version');
  return fields;
};
