import { useState } from 'react';
import { failure } from '#core/web';
import { toast } from '#ui';
import { texts } from '../texts/texts';

/** One request at a time, and what came of it as a message. */
export const useRequest = (onDone: () => void) => {
  const [busy, setBusy] = useState(false);
  const run = async (work: () => Promise<unknown>, done: string): Promise<void> => {
    setBusy(true);
    try {
      await work();
      toast({ title: done, tone: 'success' });
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
      onDone();
    }
  };
  return { busy, run };
};
