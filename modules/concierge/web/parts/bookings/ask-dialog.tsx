import { useState } from 'react';
import { ApiError, api, Link, refreshAnswers, useSession } from '#core/web';
import type { ExperienceView } from '#modules/retreats/public';
import { Alert, Button, Field, LinkButton, Textarea, TextInput } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { Select } from '#ui/select/select';
import type { BookingReceipt } from '../../../schemas/booking';
import { listOwnBookings, requestQuote } from '../../../schemas/endpoints';
import { limits } from '../../../schemas/values';
import { texts as trip } from '../trip/texts/texts';
import styles from './bookings.module.css';
import { dayText } from './day-text';
import { texts } from './texts/texts';

/** What is asked for; a second press with the same words is harmless. */
interface Wish {
  readonly guests: number;
  readonly requests: string;
  readonly email: string;
  readonly key: string;
}
type Wrong = { readonly email?: string; readonly other?: string };

const send = (one: ExperienceView, { guests, requests, email, key }: Wish, visitor: boolean): Promise<BookingReceipt> =>
  api(
    requestQuote,
    {
      body: {
        bookingRequest: {
          destination: one.location,
          checkIn: one.startDate,
          checkOut: one.endDate,
          guests,
          specialRequests: requests,
        },
        selectedServices: [],
        experienceId: one.id,
        ...(visitor && { email: email.trim() }),
      },
    },
    { idempotencyKey: key },
  );

const Done = ({ receipt }: { readonly receipt: BookingReceipt }) => (
  <Alert tone="success" title={texts('retreats.sent', { reference: receipt.reference })}>
    <p>{texts('retreats.sent.more')}</p>
    {receipt.own && (
      <LinkButton as={Link} to={`/bookings/${receipt.id}`}>
        {trip('sent.open')}
      </LinkButton>
    )}
  </Alert>
);

/** Asks for places on a retreat. */
export const AskDialog = ({ one, onClose }: { readonly one: ExperienceView; readonly onClose: () => void }) => {
  const visitor = useSession(({ user }) => user === null);
  const [wish, setWish] = useState<Wish>({ guests: 1, requests: '', email: '', key: crypto.randomUUID() });
  const [wrong, setWrong] = useState<Wrong>({});
  const [busy, setBusy] = useState(false);
  const [receipt, setReceipt] = useState<BookingReceipt | null>(null);
  const change = (part: Partial<Wish>): void => setWish({ ...wish, ...part, key: crypto.randomUUID() });
  const ask = async (): Promise<void> => {
    if (busy) return;
    if (visitor && !/^\S+@[^\s@]+\.[^\s@]+$/.test(wish.email.trim()))
      return setWrong({ email: texts('retreats.email.missing') });
    setWrong({});
    setBusy(true);
    try {
      setReceipt(await send(one, wish, visitor));
      await refreshAnswers(listOwnBookings);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const email = error.field('email');
      setWrong(email ? { email } : { other: error.message });
    } finally {
      setBusy(false);
    }
  };
  const places = Math.min(limits.guests, one.left);
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={texts('retreats.asking', { name: one.name })}
      description={texts('when', { from: dayText(one.startDate), to: dayText(one.endDate) })}
    >
      {receipt ? (
        <Done receipt={receipt} />
      ) : (
        <form
          className={styles.counter}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            void ask();
          }}
        >
          <Field label={texts('retreats.guests')}>
            <Select value={wish.guests} onChange={(event) => change({ guests: Number(event.target.value) })}>
              {Array.from({ length: places }, (_, index) => index + 1).map((count) => (
                <option key={count} value={count}>
                  {texts('guests', { count })}
                </option>
              ))}
            </Select>
          </Field>
          {visitor && (
            <Field label={texts('retreats.email')} hint={texts('retreats.email.hint')} error={wrong.email}>
              <TextInput
                type="email"
                autoComplete="email"
                maxLength={254}
                value={wish.email}
                onChange={(event) => change({ email: event.target.value })}
              />
            </Field>
          )}
          <Field label={texts('needs.requests')} optional>
            <Textarea
              rows={3}
              maxLength={limits.requests}
              value={wish.requests}
              onChange={(event) => change({ requests: event.target.value })}
            />
          </Field>
          {wrong.other && <Alert tone="error">{wrong.other}</Alert>}
          <p className="quiet">{trip('book.consent')}</p>
          <Button type="submit" variant="loud" pending={busy} pendingText={texts('counter.busy')}>
            {texts('retreats.send')}
          </Button>
        </form>
      )}
    </Dialog>
  );
};
