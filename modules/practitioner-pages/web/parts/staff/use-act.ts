import { useState } from 'react';
import { ApiError, failure } from '#core/web';
import { toast } from '#ui';
import { texts } from '../../texts/staff-texts';

/** One act at a time: what it was refused with stays in place, anything else is shown in passing. */
export const useAct = () => {
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [busy, setBusy] = useState<string | null>(null);
  const run = async (what: string, work: () => Promise<string>): Promise<boolean> => {
    if (busy !== null) return false;
    setBusy(what);
    setFailed(null);
    try {
      toast({ title: await work(), tone: 'success' });
      return true;
    } catch (error) {
      if (error instanceof ApiError) setFailed(error);
      else toast(failure(error, texts('failed')));
      return false;
    } finally {
      setBusy(null);
    }
  };
  return { failed, busy, run };
};
