import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, notFound, preconditionFailed } from '#core/contract/errors';
import type { RequestInfo, User } from '#core/contract/route';
import type { ContentFields } from '../../lib/content';
import { DocumentRow } from '../models/document';
import type { Target } from './catalogue';
import { type StudioParts, viewDocument } from './documents';

/** Who changes a document, and which version of it they know. */
export interface Change {
  readonly user: Pick<User, 'id'>;
  readonly request: Pick<RequestInfo, 'id' | 'ifMatch'>;
}

/** Locks a document until the end of the transaction; 412 when somebody else changed it since. */
export const lockDocument = async (
  parts: StudioParts,
  trx: Knex.Transaction,
  target: Target,
  { user, request }: Change,
): Promise<DocumentRow> => {
  const name = { noun: target.noun.noun, key: target.document.key, language: target.language };
  await trx('studio_documents')
    .insert({ id: randomUUID(), ...name })
    .onConflict(['noun', 'key', 'language'])
    .ignore();
  const row = await DocumentRow.query(trx).findOne(name).forUpdate();
  if (!row) throw notFound('document');
  if (request.ifMatch !== String(row.version)) throw preconditionFailed(await viewDocument(parts, trx, target, user));
  return row;
};

/** The draft of a locked document; 409 when there is none. */
export const getDraft = (row: DocumentRow): ContentFields => {
  if (!row.draft || !row.draftState) throw conflict('no-draft', 'There is no draft. Change the text first.');
  return row.draft;
};
