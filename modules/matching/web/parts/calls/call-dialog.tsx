import { useRef, useState } from 'react';
import { ApiError, api, findProblem, Link, useApi } from '#core/web';
import type { PickableSlot } from '#core/web/slots/days';
import { SlotPicker } from '#core/web/slots/slot-picker';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { formatZone, getOwnZone } from '#core/web/slots/zones';
import { Alert, Button, Field, Skeleton, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { CallView } from '../../../schemas/call';
import { bookCall, getCallSlots, moveCall } from '../../../schemas/endpoints';
import { refreshCalls } from '../../api/use-calls';
import styles from './calls.module.css';
import { callTexts as texts } from './texts/texts';

interface CallDialogProps {
  readonly matchId: string;
  /** The practitioner's name; null when the practitioner looks. */
  readonly name: string | null;
  /** The call that is moved; null for a first one. */
  readonly call: CallView | null;
  readonly onClose: () => void;
}

const zoneLabel = (zone: string): string =>
  zone === getOwnZone() ? texts('dialog.zone.own', { zone: formatZone(zone) }) : formatZone(zone);

/** Books a real free time of the practitioner, or moves the call there is. A time that was taken meanwhile is said, and the list comes anew. */
export const CallDialog = ({ matchId, name, call, onClose }: CallDialogProps) => {
  const [zone, setZone] = useState(getOwnZone);
  const [from, setFrom] = useState<string | null>(null);
  const [slot, setSlot] = useState<PickableSlot | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const { data, error, reload } = useApi(
    getCallSlots,
    { params: { id: matchId }, query: { zone, ...(from && { from }) } },
    { form: true, keep: true },
  );
  const choose = (next: PickableSlot | null): void => {
    setSlot(next);
    setWrong(null);
    key.current = null;
  };
  const book = async ({ start }: PickableSlot): Promise<void> => {
    setBusy(true);
    setWrong(null);
    key.current ??= crypto.randomUUID();
    try {
      if (call) await api(moveCall, { params: { id: call.id }, body: { start, zone } }, { ifMatch: call.version });
      else await api(bookCall, { params: { id: matchId }, body: { start, zone } }, { idempotencyKey: key.current });
      await refreshCalls();
      toast({
        title: texts(call ? 'dialog.done.move' : 'dialog.done'),
        description: texts('dialog.done.hint'),
        tone: 'success',
      });
      onClose();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      key.current = null;
      const taken = findProblem(reason, bookCall, 'slot_taken') !== null;
      if (taken) {
        setSlot(null);
        void reload();
      }
      const stale = reason.status === 412 ? texts('dialog.changed') : reason.message;
      setWrong(taken ? texts('dialog.taken') : stale);
      setBusy(false);
    }
  };
  const slots = (data?.starts ?? []).map((start) => ({ start, staffId: matchId, staffName: name ?? '' }));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts(call ? 'dialog.title.move' : 'dialog.title')}
      className={styles.dialog}
      description={name ? texts('dialog.hint', { name }) : texts('dialog.hint.own')}
    >
      <div className={styles.form}>
        <Field label={texts('dialog.zone')}>
          <ChosenZoneBox
            value={zone}
            labelOf={zoneLabel}
            onChange={(next) => {
              setZone(next);
              setFrom(null);
              choose(null);
            }}
          />
        </Field>
        {!data && !error && <Skeleton lines={4} label={texts('dialog.loading')} />}
        {error && !data && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
        {data && !data.hoursKnown && (
          <Alert
            tone="attention"
            {...(name ? {} : { action: <Link to="/matching/hours">{texts('dialog.hours')}</Link> })}
          >
            {name ? texts('dialog.noHours', { name }) : texts('dialog.noHours.own')}
          </Alert>
        )}
        {data?.hoursKnown && (
          <SlotPicker
            {...{ from: data.from, until: data.until, zone: data.zone, slots, value: slot }}
            onChange={choose}
            onFrom={(next) => {
              setFrom(next);
              choose(null);
            }}
            first={from === null}
          />
        )}
        {wrong && <Alert tone="error">{wrong}</Alert>}
        <Button
          variant="loud"
          disabled={!slot}
          pending={busy}
          pendingText={texts('dialog.booking')}
          onClick={() => slot && void book(slot)}
        >
          {texts('dialog.book')}
        </Button>
      </div>
    </Dialog>
  );
};
