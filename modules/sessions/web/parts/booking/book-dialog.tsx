import { useRef, useState } from 'react';
import { ApiError, api, findProblem, formatDateTime, useApi } from '#core/web';
import type { PickableSlot } from '#core/web/slots/days';
import { SlotPicker } from '#core/web/slots/slot-picker';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { formatZone, getOwnZone } from '#core/web/slots/zones';
import { bookedEvent } from '#modules/reporting/public';
import { Alert, Button, Field, Skeleton, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { BookingView, SlotList } from '../../../schemas/bookings';
import { bookSession, getSessionSlots, moveBooking } from '../../../schemas/endpoints';
import { refreshBookings } from '../../api/use-bookings';
import { texts } from '../../texts/texts';
import styles from './booking.module.css';

interface BookDialogProps {
  readonly serviceId: string;
  readonly title: string;
  readonly practitionerName: string;
  readonly isGroup: boolean;
  readonly packageId: string | null;
  /** The own session that is moved; null for a new one. */
  readonly moving: BookingView | null;
  readonly onClose: () => void;
}

interface Choice {
  readonly start: string;
  readonly sessionId: string | null;
}

const zoneLabel = (zone: string): string =>
  zone === getOwnZone() ? texts('dialog.zone.own', { zone: formatZone(zone) }) : formatZone(zone);

const Groups = ({
  list,
  zone,
  chosen,
  onChange,
  onFrom,
}: {
  readonly list: SlotList;
  readonly zone: string;
  readonly chosen: Choice | null;
  readonly onChange: (choice: Choice) => void;
  readonly onFrom: (from: string | null) => void;
}) => (
  <div className={styles.form}>
    {list.groups.length === 0 ? (
      <p role="status">{texts('dialog.noGroups')}</p>
    ) : (
      <fieldset className={styles.groups}>
        <legend>{texts('choose.group')}</legend>
        {list.groups.map(({ sessionId, start, placesLeft }) => (
          <label key={sessionId} className={styles.group}>
            <input
              type="radio"
              name="group"
              checked={chosen?.sessionId === sessionId}
              onChange={() => onChange({ start, sessionId })}
            />
            <span>{formatDateTime(start, zone)}</span>
            <span className="quiet small">{texts('dialog.places', { count: placesLeft })}</span>
          </label>
        ))}
      </fieldset>
    )}
    <div className={styles.acts}>
      <Button onClick={() => onFrom(null)}>{texts('earlier')}</Button>
      <Button onClick={() => onFrom(list.until)}>{texts('later')}</Button>
    </div>
  </div>
);

/** Sends the choice: a new booking, or the move of one. */
const send = async (props: BookDialogProps, { start, sessionId }: Choice, zone: string, key: string): Promise<void> => {
  const { moving, serviceId, packageId } = props;
  if (moving) {
    await api(moveBooking, { params: { id: moving.id }, body: { start, zone } }, { ifMatch: moving.version });
    return;
  }
  const body = { serviceId, start, zone, ...(sessionId && { sessionId }), ...(packageId && { packageId }) };
  await api(bookSession, { body }, { idempotencyKey: key });
  window.dispatchEvent(new Event(bookedEvent));
};

/** Books a free time, joins a group or moves a session. A time that was taken meanwhile is said, and the list comes anew. */
export const BookDialog = (props: BookDialogProps) => {
  const { serviceId, title, practitionerName, isGroup, moving, onClose } = props;
  const [zone, setZone] = useState(getOwnZone);
  const [from, setFrom] = useState<string | null>(null);
  const [choice, setChoice] = useState<Choice | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const query = { zone, ...(from && { from }), ...(moving && { moving: moving.id }) };
  const { data, error, reload } = useApi(
    getSessionSlots,
    { params: { id: serviceId }, query },
    { form: true, keep: true },
  );
  const choose = (next: Choice | null): void => {
    setChoice(next);
    setWrong(null);
    key.current = crypto.randomUUID();
  };
  const turnTo = (next: string | null): void => {
    setFrom(next);
    choose(null);
  };
  const book = async (chosen: Choice): Promise<void> => {
    setBusy(true);
    setWrong(null);
    try {
      await send(props, chosen, zone, key.current);
      await refreshBookings();
      toast({
        title: texts(moving ? 'dialog.done.move' : 'dialog.done'),
        description: texts('dialog.done.hint'),
        tone: 'success',
      });
      onClose();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      key.current = crypto.randomUUID();
      const isTaken = findProblem(reason, bookSession, 'slot_taken') !== null;
      if (isTaken) setChoice(null);
      if (isTaken || reason.code === 'group-full') void reload();
      setWrong(isTaken ? texts('dialog.taken') : reason.status === 412 ? texts('dialog.changed') : reason.message);
      setBusy(false);
    }
  };
  const slots: PickableSlot[] = (data?.starts ?? []).map((start) => ({
    start,
    staffId: serviceId,
    staffName: practitionerName,
  }));
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={moving ? texts('dialog.move') : texts('dialog.title', { title })}
      description={texts('dialog.hint', { name: practitionerName })}
      className={styles.dialog}
    >
      <div className={styles.form}>
        <Field label={texts('dialog.zone')}>
          <ChosenZoneBox
            value={zone}
            labelOf={zoneLabel}
            onChange={(next) => {
              setZone(next);
              turnTo(null);
            }}
          />
        </Field>
        {!data && !error && <Skeleton lines={4} label={texts('dialog.loading')} />}
        {error && !data && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
        {data && isGroup && <Groups list={data} {...{ zone, chosen: choice, onChange: choose, onFrom: turnTo }} />}
        {data && !isGroup && !data.hoursKnown && (
          <Alert tone="attention">{texts('dialog.noHours', { name: practitionerName })}</Alert>
        )}
        {data?.hoursKnown && !isGroup && (
          <SlotPicker
            {...{ from: data.from, until: data.until, zone: data.zone, slots }}
            value={slots.find(({ start }) => start === choice?.start) ?? null}
            onChange={(slot) => choose(slot && { start: slot.start, sessionId: null })}
            onFrom={turnTo}
            first={from === null}
          />
        )}
        {wrong && <Alert tone="error">{wrong}</Alert>}
        <Button
          variant="loud"
          disabled={!choice}
          pending={busy}
          pendingText={texts('dialog.doing')}
          onClick={() => choice && void book(choice)}
        >
          {texts(moving ? 'dialog.confirm.move' : 'dialog.confirm')}
        </Button>
      </div>
    </Dialog>
  );
};
