import { useState } from 'react';
import { Link } from '#core/web';
import { Alert, Button, Field, LinkButton, Textarea } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { BookingView } from '../../../schemas/booking';
import { limits } from '../../../schemas/values';
import { moneyText } from '../trip/money';
import styles from './bookings.module.css';
import { dayText } from './day-text';
import { texts } from './texts/texts';
import type { OneBooking } from './use-booking';

interface Props {
  readonly booking: BookingView;
  readonly of: OneBooking;
}

const Counter = ({ of }: Pick<Props, 'of'>) => {
  const [wish, setWish] = useState('');
  return (
    <form
      className={styles.counter}
      onSubmit={(event) => {
        event.preventDefault();
        if (wish.trim()) void of.counter(wish);
      }}
    >
      <Field label={texts('counter.label')}>
        <Textarea rows={3} maxLength={limits.note} value={wish} onChange={(event) => setWish(event.target.value)} />
      </Field>
      <Button type="submit" pending={of.busy === 'counter'} pendingText={texts('counter.busy')}>
        {texts('counter.send')}
      </Button>
    </form>
  );
};

/** The team's quote, and the two answers to it. */
export const Quote = ({ booking, of }: Props) => {
  const [asking, setAsking] = useState(false);
  const { price, validUntil, status, expired, can, note, experienceId } = booking;
  if (status === 'requested') return <Alert tone="attention">{texts('waiting')}</Alert>;
  if (status !== 'held' || !price || !validUntil) return null;
  const day = dayText(validUntil);
  return (
    <section className={styles.quote} aria-labelledby="quote">
      <h2 id="quote">{texts('quote')}</h2>
      <p className={styles.price}>
        {expired ? texts('quote.over', { day }) : texts('quote.until', { price: moneyText(price), day })}
      </p>
      {experienceId && !expired && <p>{texts('quote.places')}</p>}
      {can.accept && <p>{texts('accept.more')}</p>}
      {note && (
        <figure className={styles.note}>
          <figcaption>{texts('quote.note')}</figcaption>
          <p>{note}</p>
        </figure>
      )}
      {of.failed && (
        <Alert
          tone="error"
          title={texts('failed')}
          action={
            of.failed.code === 'full' && (
              <LinkButton as={Link} to="/concierge/experiences">
                {texts('quote.full')}
              </LinkButton>
            )
          }
        >
          {of.failed.message}
        </Alert>
      )}
      <div className={styles.ends}>
        {can.accept && (
          <Button
            variant="loud"
            pending={of.busy === 'accept'}
            pendingText={texts('accept.busy')}
            onClick={() => void of.accept()}
          >
            {texts('accept', { price: moneyText(price) })}
          </Button>
        )}
        {can.counter && (
          <Button aria-expanded={asking} onClick={() => setAsking(!asking)}>
            {texts('counter')}
          </Button>
        )}
      </div>
      {asking && can.counter && <Counter of={of} />}
    </section>
  );
};

/** Calling off, asked twice. */
export const CallOff = ({ booking, of }: Props) => {
  const [open, setOpen] = useState(false);
  if (!booking.can.cancel)
    return booking.status === 'confirmed' ? <p className="quiet">{texts('cancel.policy')}</p> : null;
  return (
    <>
      <Button variant="bare" className={styles.off} onClick={() => setOpen(true)}>
        {texts('cancel')}
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts('cancel')}
        description={texts('cancel.ask', { title: booking.title })}
      >
        <div className={styles.ends}>
          <Button
            variant="loud"
            pending={of.busy === 'cancel'}
            pendingText={texts('cancel.busy')}
            onClick={async () => {
              await of.cancel();
              setOpen(false);
            }}
          >
            {texts('cancel.yes')}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts('cancel.no')}</Button>
        </div>
      </Dialog>
    </>
  );
};
