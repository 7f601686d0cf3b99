import { useRef, useState } from 'react';
import { ApiError, api, failure, Link, refreshAnswers, useApi } from '#core/web';
import { SlotPicker } from '#core/web/slots/slot-picker';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { formatZone, getOwnZone } from '#core/web/slots/zones';
import { Alert, Button, Field, Skeleton, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import type { AppointmentView, Slot } from '../../../../schemas/appointment';
import { countRequests, listSlots, rescheduleConsultation, scheduleConsultation } from '../../../../schemas/endpoints';
import type { ConsultationView } from '../../../../schemas/inbox';
import { consultationMinutes as lengths } from '../../../../schemas/values';
import type { RequestState } from '../actions/use-request';
import { hoursPath } from '../paths';
import { texts } from '../texts/texts';
import styles from './schedule.module.css';

interface ScheduleDialogProps {
  readonly request: ConsultationView;
  /** The booking that is moved; null for a first one. */
  readonly booked: AppointmentView | null;
  readonly state: RequestState;
  readonly onClose: () => void;
}

interface Wish {
  readonly minutes: (typeof lengths)[number];
  readonly zone: string;
  readonly from: string | null;
  readonly staffId: string;
}

const staffIn = (slots: readonly Slot[]): readonly (readonly [string, string])[] => [
  ...new Map(slots.map(({ staffId, staffName }) => [staffId, staffName] as const)),
];

const Wishes = ({
  wish,
  slots,
  birthZone,
  onChange,
}: {
  readonly wish: Wish;
  readonly slots: readonly Slot[];
  readonly birthZone: string | null;
  readonly onChange: (part: Partial<Wish>) => void;
}) => {
  const labelOf = (zone: string): string => {
    if (zone === getOwnZone()) return texts('schedule.zone.own', { zone: formatZone(zone) });
    return zone === birthZone ? texts('schedule.zone.theirs', { zone: formatZone(zone) }) : formatZone(zone);
  };
  return (
    <div className={styles.wishes}>
      <Field label={texts('schedule.with')}>
        <Select value={wish.staffId} onChange={({ target }) => onChange({ staffId: target.value })}>
          <option value="">{texts('schedule.anyone')}</option>
          {staffIn(slots).map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('schedule.length.label')}>
        <Select
          value={wish.minutes}
          onChange={({ target }) => onChange({ minutes: lengths.find((one) => one === Number(target.value)) ?? 30 })}
        >
          {lengths.map((minutes) => (
            <option key={minutes} value={minutes}>
              {texts('schedule.length', { minutes })}
            </option>
          ))}
        </Select>
      </Field>
      <Field label={texts('schedule.zone')} hint={texts('schedule.zone.hint')} className={styles.wide}>
        <ChosenZoneBox value={wish.zone} labelOf={labelOf} onChange={(zone) => onChange({ zone, from: null })} />
      </Field>
      {birthZone && birthZone !== wish.zone && (
        <Button variant="bare" className={styles.wide} onClick={() => onChange({ zone: birthZone, from: null })}>
          {labelOf(birthZone)}
        </Button>
      )}
    </div>
  );
};

const isTaken = (error: unknown): boolean =>
  error instanceof ApiError && error.status === 409 && /slot.taken/.test(error.code);

/** Books a real free time of the team, or moves the booking there is. A time that was taken meanwhile is said, and the list comes anew. */
export const ScheduleDialog = ({ request, booked, state, onClose }: ScheduleDialogProps) => {
  const [wish, setWish] = useState<Wish>({
    minutes: lengths.find((one) => one === booked?.minutes) ?? 30,
    zone: booked?.zone ?? getOwnZone(),
    from: null,
    staffId: booked?.staffId ?? '',
  });
  const [slot, setSlot] = useState<Slot | null>(null);
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const key = useRef<string | null>(null);
  const params = { id: request.id };
  const query = { zone: wish.zone, minutes: wish.minutes, ...(wish.from && { from: wish.from }) };
  const { data, error, reload } = useApi(listSlots, { params, query }, { form: true, keep: true });
  const change = (part: Partial<Wish>): void => {
    setWish({ ...wish, ...part });
    choose(null);
  };
  const choose = (next: Slot | null): void => {
    setSlot(next);
    setWrong(null);
    key.current = null;
  };
  const book = async (chosen: Slot): Promise<void> => {
    setBusy(true);
    setWrong(null);
    key.current ??= crypto.randomUUID();
    const { start, staffId } = chosen;
    try {
      const body = { start, staffId, minutes: wish.minutes, zone: wish.zone };
      await api(
        booked ? rescheduleConsultation : scheduleConsultation,
        { params, body },
        { idempotencyKey: key.current },
      );
      const title = texts(booked ? 'schedule.moved' : 'schedule.done');
      toast({ title, description: texts('schedule.done.more', { name: request.name }), tone: 'success' });
      await Promise.all([state.reload(), refreshAnswers(countRequests)]);
      onClose();
    } catch (reason) {
      setBusy(false);
      key.current = null;
      if (isTaken(reason)) {
        setSlot(null);
        setWrong(texts('schedule.taken'));
        return void reload();
      }
      const said = failure(reason, texts('error'));
      setWrong(said.description ?? said.title);
    }
  };
  const slots = (data?.slots ?? []).filter(({ staffId }) => wish.staffId === '' || staffId === wish.staffId);
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={texts(booked ? 'schedule.again' : 'schedule.title')}
      description={texts('schedule.more', { name: request.name })}
      className={styles.dialog}
    >
      <div className={styles.form}>
        <Wishes wish={wish} slots={data?.slots ?? []} birthZone={request.birthZone} onChange={change} />
        {!data && !error && <Skeleton lines={4} label={texts('schedule.loading')} />}
        {error && !data && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
        {data && !data.hoursKnown && (
          <Alert tone="attention" action={<Link to={hoursPath}>{texts('schedule.hours')}</Link>}>
            {texts('schedule.noStaff')}
          </Alert>
        )}
        {data?.hoursKnown && (
          <SlotPicker
            {...{ from: data.from, until: data.until, zone: data.zone, slots, value: slot }}
            onChange={choose}
            onFrom={(from) => change({ from })}
            first={wish.from === null}
            named={wish.staffId === '' && staffIn(slots).length > 1}
          />
        )}
        {wrong && <Alert tone="error">{wrong}</Alert>}
        <Button
          variant="loud"
          disabled={!slot}
          pending={busy}
          pendingText={texts('schedule.doing')}
          onClick={() => slot && void book(slot)}
        >
          {texts('schedule.do')}
        </Button>
      </div>
    </Dialog>
  );
};
