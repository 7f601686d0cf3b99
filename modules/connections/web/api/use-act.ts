import { useState } from 'react';
import { ApiError } from '#core/web';

/** One thing at a time, and what went wrong with it. */
export interface Act {
  readonly busy: boolean;
  readonly failed: string;
  /** Runs it; true when it was done. */
  readonly run: (work: () => Promise<void>) => Promise<boolean>;
}

/** For buttons that ask the server for something; `gone` is said where it is not there any more. */
export const useAct = (gone?: string): Act => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState('');
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    if (busy) return false;
    setBusy(true);
    setFailed('');
    try {
      await work();
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed(reason.status === 404 && gone ? gone : reason.message);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, failed, run };
};
