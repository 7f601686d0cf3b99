import { formatDateTime, Link } from '#core/web';
import { Badge, buttonClass } from '#ui';
import type { BookingView } from '../../../schemas/bookings';
import { texts } from '../../texts/texts';
import styles from './booking.module.css';
import { describeMode, findStatusNow } from './describe';
import { Payment } from './payment';

const tones = { booked: 'contacted', cancelled: 'booked', attended: 'reviewed', 'no-show': 'pending' } as const;

/** One of a client's sessions in a list. */
export const BookingRow = ({
  booking,
  isPast = false,
}: {
  readonly booking: BookingView;
  readonly isPast?: boolean;
}) => {
  const when = formatDateTime(booking.start);
  const status = findStatusNow(booking);
  return (
    <li className={styles.row}>
      <p className={styles.when}>
        <time dateTime={booking.start}>{when}</time>
      </p>
      <div className={styles.what}>
        <h3>{booking.title}</h3>
        <p className={styles.facts}>
          <span>{texts('book.with', { name: booking.practitionerName })}</span>
          <span>{describeMode(booking)}</span>
          {(isPast || status !== 'booked') && <Badge tone={tones[status]}>{texts(`status.${status}`)}</Badge>}
        </p>
        {booking.earlier && <p>{texts('offer', { when: formatDateTime(booking.earlier.start) })}</p>}
        {booking.payment && booking.payment.due > 0 && <Payment payment={booking.payment} />}
      </div>
      <Link
        to={`/sessions/${booking.id}`}
        className={buttonClass('plain')}
        aria-label={texts('open.of', { title: booking.title, when })}
      >
        {texts('open')}
      </Link>
    </li>
  );
};
