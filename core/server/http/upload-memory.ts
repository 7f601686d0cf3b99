import { Problem, unavailable } from '../../contract/errors';

/** The memory that one upload takes while it is read. */
export interface UploadShare {
  /** Counts bytes that arrived. Answers why they cannot be taken when the sender, or all senders together, have too many under way. */
  add(bytes: number): Problem | null;
  /** What the upload was refused with; null while all is well. */
  readonly refused: Problem | null;
  end(): void;
}

/** Bytes of uploads that are being read at one time; they stay in memory and never reach a disk. */
export interface UploadMemory {
  open(sender: string): UploadShare;
}

const createShareError = (): Problem =>
  new Problem(
    429,
    'uploads-at-once',
    'Other uploads of yours are still arriving. Wait until they are done and try again.',
  );

/**
 * Counts what has arrived, not what was announced: announcing costs nothing, so a few uploads that never come would keep out all others.
 * A sender gets a share, so that one account which really sends cannot either.
 */
export const createUploadMemory = (most: { readonly all: number; readonly sender: number }): UploadMemory => {
  const bySender = new Map<string, number>();
  let all = 0;
  return {
    open: (sender) => {
      let own = 0;
      let refused: Problem | null = null;
      const count = (bytes: number): void => {
        own += bytes;
        all += bytes;
        const left = (bySender.get(sender) ?? 0) + bytes;
        if (left === 0) bySender.delete(sender);
        else bySender.set(sender, left);
      };
      return {
        add: (bytes) => {
          if ((bySender.get(sender) ?? 0) + bytes > most.sender) refused = createShareError();
          else if (all + bytes > most.all)
            refused = unavailable('Many recordings are arriving right now. Please try again.');
          else count(bytes);
          return refused;
        },
        get refused() {
          return refused;
        },
        end: () => count(-own),
      };
    },
  };
};
