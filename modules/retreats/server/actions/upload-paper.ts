import { randomUUID } from 'node:crypto';
import type { Knex } from 'knex';
import { conflict, notFound } from '#core/contract/errors';
import { findScanType } from '#core/contract/scans';
import type { Core, Job } from '#core/contract/server';
import { paperKey, type RemovedPapers } from '../jobs/remove-papers';
import { Paper } from '../models/place';

const contextOf = (fileId: string): string => `retreat_papers:file:${fileId}`;

/** The paper as it was handed in. Throws 404 while there is none. */
export const openPaper = async (core: Core, paper: Paper, userId: string): Promise<{ bytes: Buffer; type: string }> => {
  const stored = paper.fileId === null ? null : await core.storage.get(paperKey(paper.fileId));
  if (!stored || paper.fileId === null || paper.type === null) throw notFound('file');
  return { bytes: await core.vault.decrypt(core.db, userId, contextOf(paper.fileId), stored), type: paper.type };
};

/** Stores what a participant hands in, encrypted for them, instead of what they handed in before. */
export const uploadPaper = async (
  core: Core,
  removePapers: Job<RemovedPapers>,
  trx: Knex.Transaction,
  userId: string,
  id: string,
  bytes: Buffer,
): Promise<Paper> => {
  const type = findScanType(bytes);
  const before = await Paper.query(trx).findById(id).forUpdate().throwIfNotFound();
  if (before.state === 'accepted')
    throw conflict('already-accepted', 'This paper was accepted. Nothing more is needed.');
  const fileId = randomUUID();
  await core.storage.put(paperKey(fileId), await core.vault.encrypt(trx, userId, contextOf(fileId), bytes));
  if (before.fileId !== null) await core.jobs.enqueue(trx, removePapers, { fileIds: [before.fileId] });
  return Paper.query(trx).patchAndFetchById(id, {
    ...{ fileId, type, state: 'uploaded', noteEncrypted: null },
    uploadedAt: new Date().toISOString(),
  });
};
