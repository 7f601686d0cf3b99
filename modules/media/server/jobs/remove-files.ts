import type { Core, Job } from '#core/contract/server';

/** Keys of stored files that nothing names any more. */
export interface RemovedFiles {
  readonly keys: readonly string[];
}

/** Removes files once the change that made them superfluous is committed. */
export const createRemoveFiles = (core: Core): Job<RemovedFiles> => ({
  name: 'remove-files',
  run: async ({ keys }) => {
    for (const key of keys) await core.storage.remove(key);
  },
});
