import { Suspense, useState } from 'react';
import { ApiError, api, formatDateTime } from '#core/web';
import { Alert, Button, Icon, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { CallView } from '../../../schemas/call';
import { cancelCall } from '../../../schemas/endpoints';
import { refreshCalls } from '../../api/use-calls';
import styles from './calls.module.css';
import { callTexts as texts } from './texts/texts';

const CallDialog = lazyPart(() => import('./call-dialog').then((module) => module.CallDialog));

interface CallLineProps {
  readonly call: CallView;
  /** The practitioner's name; null when the practitioner looks. */
  readonly name: string | null;
}

const titleOf = (call: CallView, name: string | null): string => {
  if (name) return texts('booked', { name });
  return call.with ? texts('booked.client', { name: call.with }) : texts('booked.somebody');
};

const CancelDialog = ({ call, onClose }: { readonly call: CallView; readonly onClose: () => void }) => {
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState<string | null>(null);
  const cancel = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(cancelCall, { params: { id: call.id } });
      toast({ title: texts('cancelled'), tone: 'success' });
      onClose();
      await refreshCalls();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      setFailed(reason.message);
      setBusy(false);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('cancel.title')}
      description={texts('cancel.hint')}
    >
      <div className={styles.form}>
        {failed && (
          <Alert tone="error" title={texts('failed')}>
            {failed}
          </Alert>
        )}
        <div className={styles.ways}>
          <Button variant="loud" pending={busy} pendingText={texts('cancel.doing')} onClick={() => void cancel()}>
            {texts('cancel.yes')}
          </Button>
          <Button onClick={onClose}>{texts('cancel.no')}</Button>
        </div>
      </div>
    </Dialog>
  );
};

/** A booked call with its time, and what either side can do with it. */
export const CallLine = ({ call, name }: CallLineProps) => {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  const when = formatDateTime(call.start);
  const close = (): void => setOpen(null);
  return (
    <div className={styles.line}>
      <Icon name="clock" size={20} className={styles.icon} />
      <div>
        <p className={styles.what}>{titleOf(call, name)}</p>
        <p>{when}</p>
        {!call.accepted && <p className="small quiet">{texts('held')}</p>}
      </div>
      <div className={styles.ways}>
        <Button variant="bare" aria-label={texts('move.of', { when })} onClick={() => setOpen('move')}>
          {texts('move')}
        </Button>
        <Button variant="bare" aria-label={texts('cancel.of', { when })} onClick={() => setOpen('cancel')}>
          {texts('cancel')}
        </Button>
      </div>
      <Suspense>
        {open === 'move' && <CallDialog matchId={call.matchId} name={name} call={call} onClose={close} />}
        {open === 'cancel' && <CancelDialog call={call} onClose={close} />}
      </Suspense>
    </div>
  );
};
