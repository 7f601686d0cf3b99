import { useEffect, useRef, useState } from 'react';
import { api, failure, refreshAll, useApi, useChannel } from '#core/web';
import { toast } from '#ui';
import { getMatchingState, requestRun } from '../../schemas/endpoints';
import type { MatchingJobView } from '../../schemas/match';
import { texts } from '../texts/texts';

const inFlight = (job: MatchingJobView | null | undefined): boolean =>
  job?.status === 'queued' || job?.status === 'running';

/** State of the matching and of a run: followed while it is under way, announced when it ended. */
export const useRun = () => {
  const [asked, setAsked] = useState(false);
  const [poll, setPoll] = useState(0);
  const watched = useRef<string | null>(null);
  const state = useApi(getMatchingState, {}, { everySeconds: poll });
  const job = state.data?.job ?? null;

  useChannel(null, (event) => {
    if (event === 'matching.progress' || event === 'reconnected') void state.reload();
  });
  useEffect(() => {
    setPoll(inFlight(job) ? 2 : 0);
    if (!job) return;
    if (inFlight(job)) watched.current = job.jobId;
    else if (watched.current === job.jobId) {
      watched.current = null;
      void refreshAll();
      if (job.status === 'done')
        toast({
          title: texts('matchingComplete'),
          description: texts('yourPractitionerMatchesHave'),
          tone: 'success',
        });
      else
        toast({
          title: texts('matchingError'),
          description: texts('theMatchingCouldNot'),
          tone: 'error',
        });
    }
  }, [job]);

  const run = async () => {
    setAsked(true);
    try {
      const made = await api(requestRun, { body: {} });
      watched.current = made.jobId;
      await state.reload();
    } catch (error) {
      toast(failure(error, texts('matchingError')));
    } finally {
      setAsked(false);
    }
  };
  return { state, job, busy: asked || inFlight(job), run };
};
