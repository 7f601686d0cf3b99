import { useState } from 'react';
import { api, failure, Link, Slot } from '#core/web';
import { quotesAbout } from '#modules/money/public';
import { Button, toast } from '#ui';
import type { BookingView } from '../../../schemas/booking';
import { cancelBooking, closeBooking } from '../../../schemas/endpoints';
import { dayText } from '../bookings/day-text';
import { StatusBadge } from '../bookings/status-badge';
import { texts as trips } from '../bookings/texts/texts';
import { moneyText, priceText } from '../trip/money';
import { texts as offers } from '../trip/texts/texts';
import { Needs } from './needs';
import { QuoteForm } from './quote-form';
import styles from './team.module.css';
import { texts } from './texts/texts';

const budgetText = (budget: string): string =>
  ({
    '10k-25k': offers('budget.10k-25k'),
    '25k-50k': offers('budget.25k-50k'),
    '50k-100k': offers('budget.50k-100k'),
    '100k+': offers('budget.100k+'),
  })[budget] ?? budget;

const isAgreed = ({ status }: BookingView): boolean => status === 'confirmed' || status === 'completed';

/** Where the trip stands, as it is for the team. */
const stateText = ({ status, expired, price, validUntil }: BookingView): string => {
  const values = { price: price ? moneyText(price) : '', day: validUntil ? dayText(validUntil) : '' };
  if (status === 'held') return texts(expired ? 'state.expired' : 'state.held', values);
  if (status === 'confirmed' && !price) return texts('state.confirmed.other');
  return texts(`state.${status}`, values);
};

const Facts = ({ booking }: { readonly booking: BookingView }) => (
  <dl className={styles.facts}>
    {[
      [trips('fact.when'), trips('when', { from: dayText(booking.startDate), to: dayText(booking.endDate) })],
      [trips('fact.where'), booking.destination],
      [trips('fact.guests'), trips('guests', { count: booking.guests })],
      ...(booking.budget ? [[texts('budget'), budgetText(booking.budget)]] : []),
      ...(booking.price
        ? [[texts(isAgreed(booking) ? 'price.agreed' : 'price.quoted'), moneyText(booking.price)]]
        : []),
      [trips('fact.reference'), booking.reference],
    ].map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
    {booking.payment && (
      <div>
        <dt>{trips('fact.payment')}</dt>
        <dd>
          <Link to={booking.payment.path}>
            {trips(`payment.${booking.payment.status}`, {
              price: moneyText({ minor: booking.payment.due, currency: booking.payment.currency }),
            })}
          </Link>
        </dd>
      </div>
    )}
    {booking.services.length > 0 && (
      <div>
        <dt>{texts('services')}</dt>
        {booking.services.map(({ offerId, name, price }) => (
          <dd key={offerId}>
            {name}, {priceText(price)}
          </dd>
        ))}
      </div>
    )}
  </dl>
);

type Id = { readonly id: string };
const ends = {
  complete: (params: Id) => api(closeBooking, { params, body: { status: 'completed' } }),
  refund: (params: Id) => api(closeBooking, { params, body: { status: 'refunded' } }),
  cancel: (params: Id) => api(cancelBooking, { params }),
};
type End = keyof typeof ends;

interface EndsProps {
  readonly can: BookingView['can'];
  readonly busy: End | null;
  readonly onEnd: (name: End) => void;
}
/** What ends a booking; calling off is asked twice, since the client hears of it at once. */
const Ends = ({ can, busy, onEnd }: EndsProps) => {
  const [sure, setSure] = useState(false);
  const press = (name: End): void => (name === 'cancel' && !sure ? setSure(true) : onEnd(name));
  const names = (Object.keys(ends) as End[]).filter((name) => can[name]);
  return (
    <div className={styles.ends}>
      {sure && <p role="status">{texts('cancel.ask')}</p>}
      {names.map((name) => (
        <Button
          key={name}
          variant={name === 'cancel' && !sure ? 'bare' : 'plain'}
          pending={busy === name}
          onClick={() => press(name)}
        >
          {texts(name === 'cancel' && sure ? 'cancel.yes' : name)}
        </Button>
      ))}
      {sure && <Button onClick={() => setSure(false)}>{texts('cancel.no')}</Button>}
    </div>
  );
};

interface RequestDetailProps {
  readonly booking: BookingView;
  readonly onChanged: (booking: BookingView) => void;
}

/** One trip as the team sees it, and what the team can do with it. */
export const RequestDetail = ({ booking, onChanged }: RequestDetailProps) => {
  const [busy, setBusy] = useState<End | null>(null);
  const end = async (name: End): Promise<void> => {
    if (busy) return;
    setBusy(name);
    try {
      onChanged(await ends[name]({ id: booking.id }));
      toast({ tone: 'success', title: texts('changed') });
    } catch (reason) {
      toast(failure(reason, texts('failed')));
    } finally {
      setBusy(null);
    }
  };
  return (
    <div className={styles.request}>
      <p className={styles.badges}>
        <StatusBadge of={booking} />
        <span>{stateText(booking)}</span>
      </p>
      <Facts booking={booking} />
      <Needs id={booking.id} />
      {booking.can.propose && <QuoteForm key={booking.version} booking={booking} onSent={onChanged} />}
      <Slot of={quotesAbout} with={{ subject: `concierge:booking:${booking.id}` }} />
      <Ends can={booking.can} busy={busy} onEnd={(name) => void end(name)} />
    </div>
  );
};
