import { Suspense, useEffect, useRef, useState } from 'react';
import { Link, useSession, useTitle } from '#core/web';
import { Alert, Icon, PageHeading } from '#ui';
import { ErrorSummary } from '#ui/error-summary/error-summary';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import { fieldIds } from '../parts/trip/check';
import { LocationLine } from '../parts/trip/location-line';
import { OfferTabs } from '../parts/trip/offer-tabs';
import { Summary } from '../parts/trip/summary';
import { texts } from '../parts/trip/texts/texts';
import { TripForm } from '../parts/trip/trip-form';
import { type Trip, useTrip } from '../parts/trip/use-trip';
import styles from './trip-page.module.css';

const PlanSection = lazyPart(() => import('../parts/trip/plan-view').then((module) => module.PlanSection));

const errorsOf = ({ wrong }: Trip) =>
  (Object.keys(fieldIds) as (keyof typeof fieldIds)[]).flatMap((name) => {
    const text = wrong[name];
    return text ? [{ id: fieldIds[name], text }] : [];
  });

/** Reads out that a plan came, and brings it into view. */
const PlanPlace = ({ trip, onPlace }: { readonly trip: Trip; readonly onPlace: (place: string) => void }) => {
  const { plan, failed } = trip;
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (plan) place.current?.scrollIntoView?.({ block: 'start' });
  }, [plan]);
  const takeOther = async (other: string): Promise<void> => {
    onPlace(other);
    await trip.planFor(other);
    // The button that was pressed is gone with the former plan.
    document.getElementById('plan-title')?.focus();
  };
  return (
    <div ref={place} className={styles.planPlace}>
      <p role="status" className="visually-hidden">
        {plan && texts('plan.ready', { count: plan.days.length })}
      </p>
      {failed?.of === 'plan' && (
        <Alert tone="error" title={texts('plan.failed')}>
          {failed.why}
        </Alert>
      )}
      {plan && (
        <Suspense>
          <PlanSection plan={plan} onPlace={(other) => void takeOther(other)} />
        </Suspense>
      )}
    </div>
  );
};

/** `/concierge`: what is offered, a plan made of it, and the request for a quote. */
export const TripPage = () => {
  useTitle(texts('title'));
  const trip = useTrip();
  const signedIn = useSession(({ user }) => user !== null);
  const [written, setPlace] = useState<string | null>(null);
  const place = written ?? trip.kept;
  const { draft } = trip;
  return (
    <div className={`wrap ${styles.page}`}>
      <header className={styles.top}>
        <PageHeading size="tool">{texts('title')}</PageHeading>
        <LocationLine location={draft.location} onLocation={(location) => trip.change({ location })} />
        <p className={styles.ways}>
          <Link to="/concierge/experiences">{texts('retreats')}</Link>
          {signedIn && <Link to="/bookings">{texts('bookings')}</Link>}
        </p>
      </header>
      <ErrorSummary errors={errorsOf(trip)} />
      <TripForm trip={trip} onPlace={setPlace} />
      <PlanPlace trip={trip} onPlace={setPlace} />
      <div className={styles.columns}>
        <OfferTabs draft={draft} place={place} onToggle={trip.toggle} />
        <Summary trip={trip} />
      </div>
      {draft.chosen.length > 0 && (
        <a className={styles.review} href="#summary">
          <span>{texts('summary.count', { count: draft.chosen.length }).replace(/[()]/g, '')}</span>
          <span>
            {texts('review')}
            <Icon name="down" size={16} />
          </span>
        </a>
      )}
    </div>
  );
};
