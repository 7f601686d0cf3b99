import { useState } from 'react';
import { ApiError, failure, refreshAnswers } from '#core/web';
import { toast } from '#ui';
import { getCalendar, listServices, listSessionClients } from '../../../schemas/endpoints';
import { texts } from './texts/texts';

/** Everything that shows a practitioner's calendar. */
export const refreshPractice = (): Promise<void> => refreshAnswers(getCalendar, listServices, listSessionClients);

/** One thing at a time: says what came of it and asks anew. True when it worked. */
export const useAct = () => {
  const [busy, setBusy] = useState(false);
  const act = async (work: () => Promise<unknown>, done: string): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      toast({ title: done, tone: 'success' });
      return true;
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      toast(reason.status === 412 ? { title: texts('move.changed'), tone: 'error' } : failure(reason, texts('failed')));
      return false;
    } finally {
      await refreshPractice();
      setBusy(false);
    }
  };
  return { busy, act };
};
