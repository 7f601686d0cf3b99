import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, invalid } from '#core/contract/errors';
import { findScanType } from '#core/contract/scans';
import type { Core } from '#core/contract/server';
import type { CredentialForm } from '../../schemas/credential';
import { mostCredentials } from '../../schemas/values';
import { documentKey } from '../jobs/remove-documents';
import { Credential } from '../models/credential';

/** Where a document is sealed. */
export const documentContext = (fileId: string): string => `practitioner_credentials:file:${fileId}`;

/** Adds a credential with its document, encrypted for its practitioner; an admin checks it. */
export const addCredential = async (
  core: Core,
  trx: Knex.Transaction,
  userId: string,
  { expiresOn, ...form }: CredentialForm,
  bytes: Buffer,
): Promise<Credential> => {
  const type = findScanType(bytes);
  const now = new Date().toISOString();
  const [title, issuer] = [form.title.trim(), form.issuer.trim()];
  if (title.length < 2) throw invalid('title', 'Name what was awarded.');
  if (issuer.length < 2) throw invalid('issuer', 'Name who awarded it.');
  if (form.year > Number(now.slice(0, 4))) throw invalid('year', 'Enter the year in which it was awarded.');
  if (expiresOn !== undefined && expiresOn < now.slice(0, 10))
    throw invalid('expiresOn', 'This credential has expired already. Add one that is valid.');
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`credentials:${userId}`]);
  if ((await Credential.query(trx).where({ user_id: userId }).resultSize()) >= mostCredentials)
    throw conflict('too-many', `You have ${mostCredentials} credentials here. Remove one first.`);
  const fileId = randomUUID();
  await core.storage.put(documentKey(fileId), await core.vault.encrypt(trx, userId, documentContext(fileId), bytes));
  return Credential.query(trx).insertAndFetch({
    ...{ id: randomUUID(), userId, title, issuer, year: form.year, expiresOn: expiresOn ?? null, fileId, type },
  });
};
