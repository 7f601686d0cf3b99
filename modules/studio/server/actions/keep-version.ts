import { isDeepStrictEqual } from 'node:util';
import type { Knex } from 'knex';
import type { KeptObject } from '../../public';
import { KeptVersionRow } from '../models/document';

/** Keeps what is shown from now on as the next version, unless it is what the last one says. */
export const keepVersion = async (
  trx: Knex.Transaction,
  { kind, id }: KeptObject,
  content: object,
  by: string | null,
): Promise<void> => {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`studio-kept:${kind}:${id}`]);
  const last = await KeptVersionRow.query(trx).where({ kind, object_id: id }).orderBy('number', 'desc').first();
  // Compared as they are stored: what JSON leaves out makes no difference.
  if (last && isDeepStrictEqual(last.content, JSON.parse(JSON.stringify(content)))) return;
  await KeptVersionRow.query(trx).insert({
    kind,
    objectId: id,
    number: (last?.number ?? 0) + 1,
    content,
    keptBy: by,
  });
};
