import { useState } from 'react';
import { api, failure, Link, refreshAnswers, useApi, useParams, useTitle } from '#core/web';
import { Alert, Badge, Button, EmptyState, LinkButton, PageHeading, Skeleton, toast } from '#ui';
import { Dialog } from '#ui/dialog/dialog';
import { cancelPlace, getPlace, getRetreat, listOwnPlaces } from '../../schemas/endpoints';
import type { PlaceView } from '../../schemas/place';
import styles from '../parts/booking/booking.module.css';
import { PaperList } from '../parts/booking/paper-list';
import { formatDay, formatPrice } from '../parts/format';
import { texts } from '../texts/texts';

type Fact = readonly [term: string, text: string];
const Facts = ({ facts }: { readonly facts: readonly Fact[] }) => (
  <dl className={styles.facts}>
    {facts
      .filter(([, text]) => text !== '')
      .map(([term, text]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{text}</dd>
        </div>
      ))}
  </dl>
);

const Payment = ({ place }: { readonly place: PlaceView }) => {
  const { payment } = place;
  if (!payment) return null;
  const amount = (minor: number) => formatPrice({ minor, currency: payment.currency });
  const isOpen = payment.status === 'open' || payment.status === 'part-paid';
  return (
    <section className={styles.block}>
      <h2>{texts('place.payment')}</h2>
      <Facts
        facts={[
          [texts('place.paid'), amount(payment.paid)],
          [texts('place.due.now'), isOpen && payment.dueNow > 0 ? amount(payment.dueNow) : ''],
          [texts('place.due'), isOpen && payment.due > payment.dueNow ? amount(payment.due) : ''],
          [texts('place.refunded'), payment.refunded > 0 ? amount(payment.refunded) : ''],
        ]}
      />
      {isOpen && payment.due > 0 && (
        <div>
          <LinkButton as={Link} to={payment.payPath} variant={payment.dueNow > 0 ? 'loud' : 'plain'}>
            {texts('place.pay', { amount: amount(payment.dueNow > 0 ? payment.dueNow : payment.due) })}
          </LinkButton>
        </div>
      )}
    </section>
  );
};

const Cancel = ({
  place,
  onChanged,
}: {
  readonly place: PlaceView;
  readonly onChanged: (place: PlaceView) => void;
}) => {
  const [open, setOpen] = useState(false);
  const [busy, setBusy] = useState(false);
  const go = async (): Promise<void> => {
    setBusy(true);
    try {
      onChanged(await api(cancelPlace, { params: { id: place.id } }));
      toast({ title: texts('cancel.done'), tone: 'success' });
      setOpen(false);
      void refreshAnswers(listOwnPlaces, getRetreat);
    } catch (error) {
      toast(failure(error, texts('failed')));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className={styles.block}>
      <div>
        <Button onClick={() => setOpen(true)}>{texts('cancel')}</Button>
      </div>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title={texts('cancel')}
        description={texts('cancel.ask', { title: place.title })}
      >
        <p>{texts('cancel.refund', { percent: place.refundPercent })}</p>
        <div className={styles.acts}>
          <Button variant="loud" pending={busy} pendingText={texts('cancel.busy')} onClick={() => void go()}>
            {texts('cancel.yes')}
          </Button>
          <Button onClick={() => setOpen(false)}>{texts('cancel.no')}</Button>
        </div>
      </Dialog>
    </section>
  );
};

const Answers = ({ details }: Pick<PlaceView, 'details'>) => {
  const facts: Fact[] = [
    ...details.answers.map(({ label, text }): Fact => [label, text]),
    [texts('booking.diet'), details.diet.join(', ')],
    [texts('booking.dietNote'), details.dietNote],
    [texts('place.emergency'), details.emergencyContact],
    [texts('place.health'), details.health ?? ''],
  ];
  if (facts.every(([, text]) => text === '')) return null;
  return (
    <section className={styles.block}>
      <h2>{texts('place.you')}</h2>
      <Facts facts={facts} />
    </section>
  );
};

const Whole = ({ place, onChanged }: { readonly place: PlaceView; readonly onChanged: (place: PlaceView) => void }) => {
  const { details } = place;
  return (
    <>
      <header className={styles.head}>
        <PageHeading size="tool">{place.title}</PageHeading>
        <p className={styles.acts}>
          <Badge tone={place.status === 'booked' ? 'reviewed' : 'other'}>{texts(`place.${place.status}`)}</Badge>
          {place.path && <Link to={place.path}>{texts('place.see')}</Link>}
        </p>
      </header>
      <Facts
        facts={[
          [texts('place.when'), texts('range', { from: formatDay(place.startsOn), to: formatDay(place.endsOn) })],
          [texts('place.where'), place.placeName],
          [texts('place.room'), place.roomName],
          [texts('place.price'), formatPrice(place.price)],
          [texts('place.reference'), place.reference],
        ]}
      />
      <Payment place={place} />
      {place.checklist.length > 0 && <PaperList place={place} onChanged={onChanged} />}
      {place.packing.length > 0 && (
        <section className={styles.block}>
          <h2>{texts('packing')}</h2>
          <ul>
            {place.packing.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </section>
      )}
      <Answers details={details} />
      {place.canCancel && <Cancel place={place} onChanged={onChanged} />}
    </>
  );
};

/** `/retreats/places/<id>`: one's own place with its payment and its papers. */
export const PlacePage = () => {
  const { id = '' } = useParams();
  const { data, error, reload, set } = useApi(getPlace, { params: { id } });
  useTitle(data?.title ?? texts('places'));
  return (
    <div className={`wrap ${styles.page}`}>
      {data && <Whole place={data} onChanged={(place) => void set(place)} />}
      {!data && (
        <PageHeading size="tool">{error?.status === 404 ? texts('place.missing') : texts('places')}</PageHeading>
      )}
      {error?.status === 404 && <EmptyState title={texts('place.missing.more')} />}
      {error && error.status !== 404 && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={6} label={texts('loading')} />}
    </div>
  );
};
