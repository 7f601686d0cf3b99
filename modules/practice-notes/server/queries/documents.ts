import type { Knex } from 'knex';
import { notFound } from '#core/contract/errors';
import { type Reply, respond, type User } from '#core/contract/route';
import { createScanHeaders } from '#core/contract/scans';
import type { Core } from '#core/contract/server';
import { type MatchRecord, matches, relations } from '#modules/matching/public';
import type { DocumentView, OwnDocuments } from '../../schemas/documents';
import { documentKey } from '../jobs/remove-documents';
import { DocumentRow } from '../models/document';
import { getClient, listPractitionerNames } from './clients';

export const titlePlace = (id: string): string => `practice_documents:title_sealed:${id}`;
export const filePlace = (fileId: string): string => `practice_documents:file:${fileId}`;

/** Who works together right now, for either of the two. Throws 404. */
export const getPair = async (core: Core, db: Knex, user: User, matchId: string): Promise<MatchRecord> => {
  if (user.role !== 'client') return getClient(core, db, user.id, matchId);
  const match = await core.port(matches).find(db, matchId);
  if (match?.clientUserId !== user.id || match.status !== 'accepted') throw notFound('match');
  return match;
};

/** Documents with their titles, for the two they are between. */
export const openDocuments = async (core: Core, db: Knex, rows: readonly DocumentRow[]): Promise<DocumentView[]> => {
  const names = await listPractitionerNames(
    core,
    rows.map(({ practitionerUserId }) => practitionerUserId),
  );
  const views: DocumentView[] = [];
  // One after the other, so that a transaction can ask too.
  for (const { id, matchId, clientId, titleSealed, type, bytes, isFromClient, practitionerUserId, createdAt } of rows)
    views.push({
      ...{ id, matchId, type, bytes, isFromClient },
      title: await core.vault.decryptText(db, clientId, titlePlace(id), titleSealed),
      practitionerName: names.get(practitionerUserId) ?? '',
      createdAt: new Date(createdAt).toISOString(),
    });
  return views;
};

/** One document that is there. */
export const openDocument = async (core: Core, db: Knex, row: DocumentRow): Promise<DocumentView> => {
  const [view] = await openDocuments(core, db, [row]);
  if (!view) throw new Error(`document ${row.id} is gone`);
  return view;
};

/** The newest first. */
export const listDocumentRows = (db: Knex, where: Readonly<Record<string, unknown>>): Promise<DocumentRow[]> =>
  DocumentRow.query(db)
    .where(where)
    .orderBy([
      { column: 'created_at', order: 'desc' },
      { column: 'id', order: 'desc' },
    ])
    .limit(500)
    .execute();

/** What a client was given and gave, and to whom they may give more. */
export const readOwnDocuments = async (core: Core, db: Knex, clientId: string): Promise<OwnDocuments> => {
  const pairs = await core.port(relations).practitionersOf(clientId, db);
  const names = await listPractitionerNames(
    core,
    pairs.map(({ practitionerUserId }) => practitionerUserId),
  );
  return {
    documents: await openDocuments(core, db, await listDocumentRows(db, { client_id: clientId })),
    practitioners: pairs.map(({ matchId, practitionerUserId }) => ({
      matchId,
      name: names.get(practitionerUserId) ?? '',
    })),
  };
};

/** A document for its client, and for its practitioner while the two work together. Throws 404. */
export const getReadableDocument = async (core: Core, db: Knex, user: User, id: string): Promise<DocumentRow> => {
  const row = await DocumentRow.query(db).findOne({
    id,
    [user.role === 'client' ? 'client_id' : 'practitioner_user_id']: user.id,
  });
  if (!row) throw notFound('document');
  if (user.role !== 'client') await getClient(core, db, user.id, row.matchId);
  return row;
};

/** A document that this person handed over. Throws 404. */
export const getGivenDocument = async (db: Knex, user: User, id: string): Promise<DocumentRow> => {
  const isClient = user.role === 'client';
  const row = await DocumentRow.query(db).findOne({
    ...{ id, is_from_client: isClient },
    [isClient ? 'client_id' : 'practitioner_user_id']: user.id,
  });
  if (!row) throw notFound('document');
  return row;
};

/** The file as it was handed over. Throws 404 where storage has lost it. */
export const openFile = async (core: Core, { fileId, clientId }: DocumentRow): Promise<Buffer> => {
  const stored = await core.storage.get(documentKey(fileId));
  if (!stored) throw notFound('document');
  return core.vault.decrypt(core.db, clientId, filePlace(fileId), stored);
};

/** The file as a download. */
export const readFile = async (core: Core, row: DocumentRow): Promise<Reply<unknown>> =>
  respond<unknown>(await openFile(core, row), { headers: createScanHeaders('document', row.type) });
