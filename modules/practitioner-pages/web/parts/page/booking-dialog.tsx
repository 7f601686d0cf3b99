import { useState } from 'react';
import { ApiError, api, findProblem, useApi } from '#core/web';
import type { PickableSlot } from '#core/web/slots/days';
import { SlotPicker } from '#core/web/slots/slot-picker';
import { ChosenZoneBox } from '#core/web/slots/zone-box';
import { formatZone, getOwnZone } from '#core/web/slots/zones';
import { Alert, Button, Field, Skeleton, Textarea, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { listTimes, requestIntroduction } from '../../../schemas/endpoints';
import { texts } from '../../texts/texts';
import { textLanguage } from '../format';
import styles from './booking-dialog.module.css';

interface BookingDialogProps {
  readonly name: string;
  readonly slug: string;
  /** Fills the form of somebody who is signed in. */
  readonly user: { readonly email: string; readonly firstName: string; readonly lastName: string } | null;
  readonly onClose: () => void;
}

const zoneLabel = (zone: string): string =>
  zone === getOwnZone() ? texts('dialog.zone.own', { zone: formatZone(zone) }) : formatZone(zone);

/** What the form holds, and what came of sending it. */
const useBooking = (slug: string, user: BookingDialogProps['user'], reload: () => void) => {
  const [name, setName] = useState(user ? `${user.firstName} ${user.lastName}`.trim() : '');
  const [email, setEmail] = useState(user?.email ?? '');
  const [message, setMessage] = useState('');
  const [slot, setSlot] = useState<PickableSlot | null>(null);
  const [failed, setFailed] = useState<ApiError | null>(null);
  const [lacksTime, setLacksTime] = useState(false);
  const [busy, setBusy] = useState(false);
  const [hours, setHours] = useState<number | null>(null);
  const send = async (zone: string): Promise<void> => {
    if (busy) return;
    setFailed(null);
    setLacksTime(slot === null);
    if (!slot) return;
    setBusy(true);
    try {
      const body = { name, email, message, start: slot.start, zone, language: textLanguage() };
      setHours((await api(requestIntroduction, { params: { slug }, body })).confirmWithinHours);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setFailed(error);
      if (findProblem(error, requestIntroduction, 'slot_taken')) {
        setSlot(null);
        reload();
      }
    } finally {
      setBusy(false);
    }
  };
  const choose = (next: PickableSlot | null): void => {
    setSlot(next);
    setLacksTime(false);
  };
  return { name, setName, email, setEmail, message, setMessage, slot, choose, failed, lacksTime, busy, hours, send };
};

/** Chooses a free time and asks for the link that reserves it. */
export const BookingDialog = ({ name, slug, user, onClose }: BookingDialogProps) => {
  const [zone, setZone] = useState(getOwnZone);
  const [from, setFrom] = useState<string | null>(null);
  const { data, error, reload } = useApi(
    listTimes,
    { params: { slug }, query: { zone, ...(from && { from }) } },
    { open: true, form: true, keep: true },
  );
  const form = useBooking(slug, user, () => void reload());
  const { failed } = form;
  const fieldError = failed?.field('name') ?? failed?.field('email') ?? failed?.field('start') ?? null;
  const slots = (data?.starts ?? []).map((start) => ({ start, staffId: slug, staffName: name }));
  if (form.hours !== null)
    return (
      <Dialog open onOpenChange={(open) => open || onClose()} title={texts('dialog.sent')}>
        <div className={styles.form}>
          <p role="status">{texts('dialog.sent.more', { email: form.email, hours: form.hours })}</p>
          <Button onClick={onClose}>{texts('dialog.close')}</Button>
        </div>
      </Dialog>
    );
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('dialog.title', { name })}
      description={texts('dialog.lead')}
      className={styles.dialog}
    >
      <form
        noValidate
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          void form.send(zone);
        }}
      >
        <Field label={texts('dialog.zone')}>
          <ChosenZoneBox
            value={zone}
            labelOf={zoneLabel}
            onChange={(next) => {
              setZone(next);
              setFrom(null);
              form.choose(null);
            }}
          />
        </Field>
        {!data && !error && <Skeleton lines={4} label={texts('loading')} />}
        {error && !data && (
          <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
            {error.message}
          </Alert>
        )}
        {data && !data.hoursKnown && <Alert tone="attention">{texts('dialog.noHours')}</Alert>}
        {data?.hoursKnown && (
          <SlotPicker
            {...{ from: data.from, until: data.until, zone: data.zone, slots, value: form.slot }}
            onChange={form.choose}
            onFrom={(next) => {
              setFrom(next);
              form.choose(null);
            }}
            first={from === null}
          />
        )}
        <Field label={texts('dialog.name')} error={failed?.field('name')}>
          <TextInput
            autoComplete="name"
            maxLength={120}
            value={form.name}
            onChange={({ target }) => form.setName(target.value)}
          />
        </Field>
        <Field label={texts('dialog.email')} hint={texts('dialog.email.hint', { name })} error={failed?.field('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            maxLength={254}
            value={form.email}
            onChange={({ target }) => form.setEmail(target.value)}
          />
        </Field>
        <Field label={texts('dialog.message')} optional>
          <Textarea
            rows={3}
            maxLength={600}
            value={form.message}
            onChange={({ target }) => form.setMessage(target.value)}
          />
        </Field>
        {form.lacksTime && <Alert tone="attention">{texts('dialog.pick')}</Alert>}
        {failed && (failed.field('start') || !fieldError) && (
          <Alert tone="error">{failed.field('start') ?? failed.message}</Alert>
        )}
        <Button type="submit" variant="loud" pending={form.busy} pendingText={texts('dialog.sending')}>
          {texts('dialog.send')}
        </Button>
      </form>
    </Dialog>
  );
};
