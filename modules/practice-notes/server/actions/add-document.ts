import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict } from '#core/contract/errors';
import type { User } from '#core/contract/route';
import { findScanType } from '#core/contract/scans';
import type { Core } from '#core/contract/server';
import { matches } from '#modules/matching/public';
import { mostDocuments } from '../../schemas/values';
import { documentKey } from '../jobs/remove-documents';
import { documentMail } from '../mails';
import { DocumentRow } from '../models/document';
import { filePlace, getPair, titlePlace } from '../queries/documents';

/**
 * Hands a document to the other of the two, encrypted for the client; they get a mail without its title. Throws 404 when the two do not
 * work together, 415 `file-refused`, and 409 `too-many`.
 */
export const addDocument = async (
  core: Core,
  trx: Knex.Transaction,
  user: User,
  { matchId, title, bytes }: { readonly matchId: string; readonly title: string; readonly bytes: Buffer },
): Promise<DocumentRow> => {
  const type = findScanType(bytes);
  await core.port(matches).lockForReading(trx, matchId);
  const { clientUserId: clientId, practitionerUserId } = await getPair(core, trx, user, matchId);
  if (practitionerUserId === null) throw new Error(`match ${matchId} is accepted by nobody`);
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`practice.documents:${matchId}`]);
  if ((await DocumentRow.query(trx).where({ match_id: matchId }).resultSize()) >= mostDocuments)
    throw conflict('too-many', `The two of you have ${mostDocuments} documents here. Remove one first.`);
  const [id, fileId] = [randomUUID(), randomUUID()];
  await core.storage.put(documentKey(fileId), await core.vault.encrypt(trx, clientId, filePlace(fileId), bytes));
  const isFromClient = user.role === 'client';
  const row = await DocumentRow.query(trx).insertAndFetch({
    ...{ id, practitionerUserId, clientId, matchId, isFromClient, fileId, type, bytes: bytes.length },
    titleSealed: await core.vault.encrypt(trx, clientId, titlePlace(id), title.trim()),
  });
  const person = await core.people.contact(trx, isFromClient ? practitionerUserId : clientId);
  const path = isFromClient ? `/practice/clients/${matchId}` : '/between-sessions';
  if (person) await core.mail.send(trx, documentMail(person.email, `${core.config.baseUrl}${path}`));
  return row;
};
