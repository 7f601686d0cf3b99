import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import type { RemovedDocuments } from '../jobs/remove-documents';
import { Credential } from '../models/credential';

/** Removes a credential and its document; with it goes its mark. */
export const deleteCredential = async (
  core: Core,
  trx: Knex.Transaction,
  removeDocuments: Job<RemovedDocuments>,
  { id, fileId }: Credential,
): Promise<void> => {
  await Credential.query(trx).deleteById(id);
  if (fileId !== null) await core.jobs.enqueue(trx, removeDocuments, { fileIds: [fileId] });
};
