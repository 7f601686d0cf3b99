import { Suspense, useRef, useState } from 'react';
import { ApiError, api, failure } from '#core/web';
import { Button, toast } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { OfferView } from '../../../schemas/bookings';
import { buyPackage } from '../../../schemas/endpoints';
import { refreshBookings } from '../../api/use-bookings';
import { texts } from '../../texts/texts';
import styles from './booking.module.css';
import { describeMode } from './describe';
import { Payment } from './payment';
import { formatPrice } from './price';

const BookDialog = lazyPart(() => import('./book-dialog').then((module) => module.BookDialog));

const describeKind = ({ kind, sessionCount, capacity }: OfferView): string =>
  texts(`kind.${kind}`, { count: (kind === 'series' ? sessionCount : capacity) ?? 1 });

const describePrice = ({ price, kind }: OfferView): string => {
  if (!price) return texts('price.none');
  return kind === 'series' ? texts('price.series', { price: formatPrice(price) }) : formatPrice(price);
};

/** Something a client can book, with what it costs and until when it can be cancelled. */
export const OfferRow = ({ offer }: { readonly offer: OfferView }) => {
  const [isOpen, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const key = useRef(crypto.randomUUID());
  const [series] = offer.packages;
  const begin = async (): Promise<void> => {
    setBusy(true);
    try {
      await api(buyPackage, { body: { serviceId: offer.id } }, { idempotencyKey: key.current });
      toast({ title: texts('series.begun'), tone: 'success' });
      await refreshBookings();
    } catch (reason) {
      if (!(reason instanceof ApiError)) throw reason;
      toast(failure(reason, texts('failed')));
    } finally {
      key.current = crypto.randomUUID();
      setBusy(false);
    }
  };
  return (
    <li className={styles.row}>
      <p className={styles.when}>{describePrice(offer)}</p>
      <div className={styles.what}>
        <h3>{offer.title}</h3>
        <p className={styles.facts}>
          <span>{texts('book.with', { name: offer.practitionerName })}</span>
          <span>{describeKind(offer)}</span>
          <span>{texts('minutes', { minutes: offer.minutes })}</span>
          <span>{describeMode(offer)}</span>
        </p>
        {offer.description && <p>{offer.description}</p>}
        <p className="quiet small">
          {texts('policy', { hours: offer.changeHours })}{' '}
          {offer.price && offer.lateFeePercent > 0 && texts('policy.fee', { percent: offer.lateFeePercent })}
        </p>
        {offer.packages.map((one) => (
          <p key={one.id} className={styles.facts}>
            <span>{texts('series.left', { left: one.left, total: one.total })}</span>
            {one.payment && <Payment payment={one.payment} />}
          </p>
        ))}
      </div>
      {offer.kind === 'series' && !series ? (
        <Button pending={busy} onClick={() => void begin()}>
          {texts('series.begin')}
        </Button>
      ) : (
        <Button aria-label={texts('choose.of', { title: offer.title })} onClick={() => setOpen(true)}>
          {texts(offer.kind === 'group' ? 'choose.group' : 'choose')}
        </Button>
      )}
      <Suspense>
        {isOpen && (
          <BookDialog
            serviceId={offer.id}
            title={offer.title}
            practitionerName={offer.practitionerName}
            isGroup={offer.kind === 'group'}
            packageId={series?.id ?? null}
            moving={null}
            onClose={() => setOpen(false)}
          />
        )}
      </Suspense>
    </li>
  );
};
