import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import type { RequestInfo, User } from '#core/contract/route';
import type { ContentNoun } from '../../public';
import { AdditionRow, DocumentRow } from '../models/document';
import type { StudioParts } from '../queries/documents';

/** Removes a document that staff added, with its versions. Throws 404, and 409 for one that is built in or that something refers to. */
export const removeDocument = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  noun: ContentNoun,
  key: string,
  { user, request }: { readonly user: Pick<User, 'id'>; readonly request: Pick<RequestInfo, 'id'> },
): Promise<void> => {
  const row = await AdditionRow.query(trx).findOne({ noun: noun.noun, key }).forUpdate();
  if (!row || !noun.additions) {
    if (parts.catalogue.isAdded(noun.noun, key)) throw notFound('document');
    throw conflict('built-in', 'The product brings this one along. It can be hidden, but not removed.');
  }
  if (await noun.additions.isUsed(key, trx))
    throw conflict('in-use', 'Somebody has chosen this already. Hide it, so that nobody is offered it any more.');
  await DocumentRow.query(trx).where({ noun: noun.noun, key }).delete();
  await AdditionRow.query(trx).deleteById(row.id);
  await parts.core.audit.record(
    trx,
    { actor: user.id, action: 'studio.removed', object: `studio:${noun.noun}/${key}` },
    request.id,
  );
  parts.published.changeWith(trx);
};
