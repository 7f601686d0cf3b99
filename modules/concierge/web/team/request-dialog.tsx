import { useState } from 'react';
import { api, failure, useApi } from '#core/web';
import { Alert, Button, Skeleton, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import type { BookingView } from '../../schemas/booking';
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

const Facts = ({ booking }: { readonly booking: BookingView }) => (
  <dl className={styles.facts}>
    {[
      [trips('fact.when'), trips('when', { from: dayText(booking.startDate), to: dayText(booking.endDate) })],
      [trips('fact.where'), booking.destination],
      [trips('fact.guests'), trips('guests', { count: booking.guests })],
      ...(booking.budget ? [[texts('budget'), budgetText(booking.budget)]] : []),
      ...(booking.price ? [[trips('fact.price'), moneyText(booking.price)]] : []),
    ].map(([term, text]) => (
      <div key={term}>
        <dt>{term}</dt>
        <dd>{text}</dd>
      </div>
    ))}
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

const routes = {
  complete: { route: 'closing', body: { status: 'completed' } },
  refund: { route: 'closing', body: { status: 'refunded' } },
  cancel: { route: 'cancel', body: null },
} as const;
type End = keyof typeof routes;

interface EndsProps {
  readonly can: BookingView['can'];
  readonly busy: End | null;
  readonly onEnd: (name: End) => void;
}
/** What ends a booking; calling off is asked twice, since the client hears of it at once. */
const Ends = ({ can, busy, onEnd }: EndsProps) => {
  const [sure, setSure] = useState(false);
  const press = (name: End): void => (name === 'cancel' && !sure ? setSure(true) : onEnd(name));
  const names = (Object.keys(routes) as End[]).filter((name) => can[name]);
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

interface RequestDialogProps {
  readonly id: string;
  readonly onChanged: () => void;
  readonly onClose: () => void;
}

/** One request as the team answers it. */
export const RequestDialog = ({ id, onChanged, onClose }: RequestDialogProps) => {
  const path = `/api/bookings/${id}`;
  const { data: booking, error, set } = useApi<BookingView>(path, { form: true });
  const [busy, setBusy] = useState<End | null>(null);
  const changed = (next: BookingView): void => {
    set(next);
    onChanged();
  };
  const end = async (name: End): Promise<void> => {
    if (busy) return;
    const { route, body } = routes[name];
    setBusy(name);
    try {
      changed(await api<BookingView>(`${path}/${route}`, { method: 'POST', ...(body && { body }) }));
      toast({ tone: 'success', title: texts('changed') });
    } catch (reason) {
      toast(failure(reason, texts('failed')));
    } finally {
      setBusy(null);
    }
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => open || onClose()}
      title={booking?.title ?? texts('requests')}
      description={booking?.reference}
    >
      <div className={styles.request}>
        {error && <Alert tone="error">{error.message}</Alert>}
        {!booking && !error && <Skeleton lines={6} label={texts('loading')} />}
        {booking && (
          <>
            <p>
              <StatusBadge of={booking} />
            </p>
            <Facts booking={booking} />
            <Needs id={booking.id} />
            {booking.can.propose && <QuoteForm key={booking.version} booking={booking} onSent={changed} />}
            <Ends can={booking.can} busy={busy} onEnd={(name) => void end(name)} />
          </>
        )}
      </div>
    </Dialog>
  );
};
