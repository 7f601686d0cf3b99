import type { Core, Job } from '#core/contract/server';

export interface RemovedPapers {
  readonly fileIds: readonly string[];
}

/** Where an encrypted paper is stored. */
export const paperKey = (fileId: string): string => `papers/${fileId}`;

/** Removes files of papers once the transaction that gave them up is committed. */
export const createRemovePapers = (core: Core): Job<RemovedPapers> => ({
  name: 'remove-papers',
  run: async ({ fileIds = [] }) => {
    for (const id of fileIds) await core.storage.remove(paperKey(id));
  },
});
