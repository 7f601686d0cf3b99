import { Link, useApi } from '#core/web';
import { Alert, Badge, Button, Card, EmptyState, LinkButton, Skeleton } from '#ui';
import type { BookingRow } from '../../../schemas/booking';
import { listOwnBookings } from '../../../schemas/endpoints';
import { moneyText } from '../trip/money';
import styles from './bookings.module.css';
import { daysUntil, dayText } from './day-text';
import { StatusBadge } from './status-badge';
import { texts } from './texts/texts';

const over = ({ status, endDate }: BookingRow): boolean =>
  ['completed', 'cancelled', 'refunded'].includes(status) || daysUntil(endDate) < 0;

const Trip = ({ row }: { readonly row: BookingRow }) => (
  <li>
    <Card
      title={row.title}
      eyebrow={texts('when', { from: dayText(row.startDate), to: dayText(row.endDate) })}
      link={(title, className) => (
        <Link to={`/bookings/${row.id}`} className={className}>
          {title}
        </Link>
      )}
      byline={[row.partnerName, row.price && moneyText(row.price), row.reference].filter(Boolean).join(' · ')}
    >
      <p className={styles.state}>
        <StatusBadge of={row} />
        {row.sample && <Badge tone="sample">{texts('sample')}</Badge>}
        {row.status === 'confirmed' && daysUntil(row.startDate) >= 0 && (
          <span>{texts('in', { days: daysUntil(row.startDate) })}</span>
        )}
      </p>
    </Card>
  </li>
);

const None = () => (
  <EmptyState
    title={texts('none')}
    action={
      <div className={styles.ends}>
        <LinkButton as={Link} to="/concierge/experiences" variant="loud">
          {texts('browse')}
        </LinkButton>
        <LinkButton as={Link} to="/concierge">
          {texts('plan')}
        </LinkButton>
      </div>
    }
  >
    <p>{texts('none.more')}</p>
  </EmptyState>
);

const Group = ({ title, rows }: { readonly title: string; readonly rows: readonly BookingRow[] }) =>
  rows.length === 0 ? null : (
    <section className={styles.group}>
      <h2>{title}</h2>
      <ul>
        {rows.map((row) => (
          <Trip key={row.id} row={row} />
        ))}
      </ul>
    </section>
  );

/** All trips of a person, what is ahead first. */
export const TripList = () => {
  const { data, error, reload } = useApi(listOwnBookings);
  return (
    <div className={styles.trips}>
      {error && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} label={texts('loading')} />}
      {data?.length === 0 && <None />}
      {data && (
        <>
          <Group title={texts('upcoming')} rows={data.filter((row) => !over(row))} />
          <Group title={texts('past')} rows={data.filter(over)} />
        </>
      )}
    </div>
  );
};
