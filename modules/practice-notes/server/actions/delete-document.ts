import type { Knex } from 'knex';
import type { Core, Job } from '#core/contract/server';
import type { RemovedDocuments } from '../jobs/remove-documents';
import { DocumentRow } from '../models/document';

/** Takes a document back, with its file, from both. */
export const deleteDocument = async (
  core: Core,
  trx: Knex.Transaction,
  removeDocuments: Job<RemovedDocuments>,
  { id, fileId }: DocumentRow,
): Promise<void> => {
  if ((await DocumentRow.query(trx).deleteById(id)) > 0)
    await core.jobs.enqueue(trx, removeDocuments, { fileIds: [fileId] });
};
