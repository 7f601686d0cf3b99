import { useId, useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Button, toast } from '#ui';
import { joinPod, leavePod } from '../../../schemas/endpoints';
import type { PodView } from '../../../schemas/pod';
import { texts } from '../../texts/texts';
import styles from './pods.module.css';

/** Joins a pod, asks its guide, or takes the wish back. */
export const JoinButton = ({
  pod,
  onChanged,
}: {
  readonly pod: PodView;
  readonly onChanged: (pod: PodView) => void;
}) => {
  const [busy, setBusy] = useState(false);
  const fullId = useId();
  const step = async (change: typeof joinPod | typeof leavePod) => {
    setBusy(true);
    try {
      const now = await api(change, { params: { id: pod.id } });
      if (now.you === 'member')
        toast({ title: texts('pod.joined'), description: texts('pod.joined.more'), tone: 'success' });
      onChanged(now);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast(failure(error, texts('error')));
    } finally {
      setBusy(false);
    }
  };
  if (pod.you === 'requested')
    return (
      <>
        <span>{texts('pod.asked')}</span>
        <Button pending={busy} onClick={() => void step(leavePod)}>
          {texts('pod.takeBack')}
        </Button>
      </>
    );
  const asks = pod.access === 'request';
  const full = pod.status === 'full';
  return (
    <>
      <Button
        pending={busy}
        pendingText={texts('joining')}
        disabled={pod.status !== 'active' && !(asks && full)}
        aria-label={`${texts(asks ? 'pod.ask' : 'pod.join')}: ${pod.name}`}
        aria-describedby={full ? fullId : undefined}
        onClick={() => void step(joinPod)}
      >
        {texts(asks ? 'pod.ask' : 'pod.join')}
      </Button>
      {full && (
        <small id={fullId} className={styles.small}>
          {texts(asks ? 'pod.full.ask' : 'pod.full')}
        </small>
      )}
    </>
  );
};
