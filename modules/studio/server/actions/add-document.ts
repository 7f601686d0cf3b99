import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import type { RequestInfo, User } from '#core/contract/route';
import { foldedWords } from '#core/contract/spelling';
import type { ContentNoun } from '../../public';
import { AdditionRow } from '../models/document';
import type { StudioParts } from '../queries/documents';

/** Most documents that staff add to a noun. */
const most = 200;
const longestKey = 50;

/** A key that no document of the noun has: `lost-home`, `lost-home-2`. */
const findFreeKey = (title: string, taken: ReadonlySet<string>): string => {
  const base =
    foldedWords(title)
      .join('-')
      .replace(/[^a-z0-9-]/g, '')
      .replace(/^-+/, '')
      .slice(0, longestKey) || 'added';
  if (!taken.has(base)) return base;
  for (let number = 2; ; number += 1) if (!taken.has(`${base}-${number}`)) return `${base}-${number}`;
};

/** Adds a document to those that are built in. Throws 409 where a noun takes none, and 422 for a name that is taken. */
export const addDocument = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  noun: ContentNoun,
  typed: string,
  { user, request }: { readonly user: Pick<User, 'id'>; readonly request: Pick<RequestInfo, 'id'> },
): Promise<{ readonly key: string; readonly title: string }> => {
  if (!noun.additions) throw conflict('cannot-add', 'Nothing can be added to this kind of content.');
  const title = typed.trim();
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`studio-additions:${noun.noun}`]);
  const added = await AdditionRow.query(trx).where({ noun: noun.noun });
  if (added.length >= most) throw conflict('too-many', `At most ${most} can be added. Remove one that nobody uses.`);
  const known = [...parts.catalogue.listDocuments(noun.noun), ...added];
  if (known.some((one) => one.title.toLowerCase() === title.toLowerCase()))
    throw invalid('title', 'There is one of this name already.');
  const key = findFreeKey(title, new Set(known.map((one) => one.key)));
  await AdditionRow.query(trx).insert({ noun: noun.noun, key, title });
  await parts.core.audit.record(
    trx,
    { actor: user.id, action: 'studio.added', object: `studio:${noun.noun}/${key}` },
    request.id,
  );
  parts.published.changeWith(trx);
  return { key, title };
};
