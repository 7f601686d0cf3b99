import type { Core, Job } from '#core/contract/server';

export interface RemovedDocuments {
  readonly fileIds: readonly string[];
}

/** Where an encrypted document is stored. */
export const documentKey = (fileId: string): string => `documents/${fileId}`;

/** Removes files once the transaction that gave them up is committed. */
export const createRemoveDocuments = (core: Core): Job<RemovedDocuments> => ({
  name: 'remove-documents',
  run: async ({ fileIds = [] }) => {
    for (const id of fileIds) await core.storage.remove(documentKey(id));
  },
});
