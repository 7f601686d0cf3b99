import { useState } from 'react';
import { failure } from '#core/web';

/** One thing that a dialog does: never twice at a time, and with the reason where it failed. */
export interface Attempt {
  readonly busy: boolean;
  readonly failed: string | null;
  readonly attempt: (work: () => Promise<void>) => Promise<void>;
}

/**
 * For dialogs that close when their work is done: they stay busy after it, so that nothing is done a second time while they
 * leave. `otherwise` is said of failures that have no words of their own.
 */
export const useAttempt = (otherwise: string): Attempt => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const attempt = async (work: () => Promise<void>): Promise<void> => {
    if (busy) return;
    setBusy(true);
    setFailed(null);
    try {
      await work();
    } catch (error) {
      const { title, description } = failure(error, otherwise);
      setFailed(description ?? title);
      setBusy(false);
    }
  };
  return { busy, failed, attempt };
};
