import { useEffect, useRef, useState } from 'react';
import { api, failure, refreshAll, useApi, useChannel } from '#core/web';
import { toast } from '#ui';
import { getSynthesisState, requestSynthesis } from '../../schemas/endpoints';
import type { SynthesisJobView } from '../../schemas/synthesis';
import { texts } from '../texts/texts';

const inFlight = (job: SynthesisJobView | null | undefined): boolean =>
  job?.status === 'queued' || job?.status === 'running';

/** What the toast says when a reading is done; the specified sentence only when a language model wrote. */
const doneText = (job: SynthesisJobView, byModel: boolean): string =>
  job.stage === 'unchanged'
    ? texts('nothingHasChangedSince')
    : byModel
      ? texts('yourAiPoweredSynthesis')
      : texts('yourReadingHasBeen');

/** State of the reading and of its making: polled while it is under way, pushed by the socket, announced when it ended. */
export const useGeneration = () => {
  const [asked, setAsked] = useState(false);
  const [byModel, setByModel] = useState(false);
  const watched = useRef<string | null>(null);
  const [poll, setPoll] = useState(0);
  const state = useApi(getSynthesisState, {}, { everySeconds: poll });
  const job = state.data?.job ?? null;
  const busy = asked || inFlight(job);

  useChannel(null, (event) => {
    if (event === 'synthesis.progress' || event === 'reconnected') void state.reload();
  });
  useEffect(() => {
    setPoll(inFlight(job) ? 2 : 0);
    if (!job) return;
    if (inFlight(job)) watched.current = job.jobId;
    else if (watched.current === job.jobId) {
      watched.current = null;
      // Other modules' scores are made from the reading.
      void refreshAll();
      if (job.status === 'done')
        toast({ title: texts('synthesisGenerated'), description: doneText(job, byModel), tone: 'success' });
      if (job.status === 'failed')
        toast({
          title: texts('error'),
          description: texts('theReadingCouldNot'),
          tone: 'error',
        });
    }
  }, [job, byModel]);

  const generate = async (wish: { afterHelp?: boolean; shareWith?: string; leaveOut?: number[] } = {}) => {
    setAsked(true);
    setByModel(wish.shareWith !== undefined);
    try {
      const made = await api(requestSynthesis, { body: wish });
      watched.current = made.jobId;
      await state.reload();
    } catch (error) {
      toast(failure(error));
    } finally {
      setAsked(false);
    }
  };
  return { state, job, busy, generate };
};
