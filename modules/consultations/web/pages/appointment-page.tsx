import { Suspense, useEffect, useState } from 'react';
import { formatInstant, hasOverlay, Link, openOverlay, useParams, useTitle } from '#core/web';
import { Alert, Badge, Button, EmptyState, LinkButton, Skeleton } from '#ui';
import { lazyPart } from '#ui/lazy-part/lazy-part';
import type { OwnAppointment } from '../../schemas/appointment';
import { Move } from '../parts/appointment/move';
import { texts } from '../parts/appointment/texts/texts';
import { type Appointment, useAppointment } from '../parts/appointment/use-appointment';
import styles from './appointment-page.module.css';

const CancelDialog = lazyPart(() => import('../parts/appointment/cancel-dialog').then((module) => module.CancelDialog));

const tones = { confirmed: 'reviewed', cancelled: 'booked', past: 'other' } as const;

/** "CET": the short name of a zone at an instant, the last part of what is written with it. */
const zoneOf = (when: string, timeZone: string): string =>
  formatInstant(when, { timeZone, timeZoneName: 'short' }).split(', ').at(-1) ?? timeZone;

const Facts = ({ appointment, zone }: { readonly appointment: OwnAppointment; readonly zone: string }) => {
  const { start, end } = appointment;
  const at = { timeZone: zone } as const;
  const day = formatInstant(start, { ...at, weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' });
  const clock = { ...at, hour: 'numeric', minute: '2-digit' } as const;
  const times = texts('until', {
    from: formatInstant(start, clock),
    to: formatInstant(end, clock),
    zone: zoneOf(end, zone),
  });
  return (
    <div className={styles.card}>
      <p className={styles.day}>{day}</p>
      <p className={styles.times}>{times}</p>
      <dl className={styles.facts}>
        <div>
          <dt>{texts('with')}</dt>
          <dd>{appointment.staffName}</dd>
        </div>
        <div>
          <dt>{texts('length')}</dt>
          <dd>{texts('minutes', { minutes: appointment.minutes })}</dd>
        </div>
        <div>
          <dt>{texts('reference')}</dt>
          <dd>{appointment.reference}</dd>
        </div>
        <div>
          <dt>{texts('zone')}</dt>
          <dd>{zone.replaceAll('_', ' ')}</dd>
        </div>
      </dl>
    </div>
  );
};

const AskAgain = () =>
  hasOverlay('consultation') ? (
    <Button onClick={() => openOverlay('consultation')}>{texts('request')}</Button>
  ) : (
    <LinkButton as={Link} to="/consultation">
      {texts('request')}
    </LinkButton>
  );

const Unknown = () => (
  <EmptyState
    title={texts('unknown')}
    action={
      <LinkButton as={Link} to="/contact">
        {texts('contact')}
      </LinkButton>
    }
  >
    <p>{texts('unknown.more')}</p>
  </EmptyState>
);

const Booked = ({ state, appointment }: { readonly state: Appointment; readonly appointment: OwnAppointment }) => {
  const [open, setOpen] = useState<'move' | 'cancel' | null>(null);
  if (appointment.status !== 'confirmed')
    return (
      <Alert tone="info" title={texts(appointment.status)} action={<AskAgain />}>
        {texts(`${appointment.status}.more`)}
      </Alert>
    );
  return (
    <>
      {open === 'move' ? (
        <Move state={state} appointment={appointment} onClose={() => setOpen(null)} />
      ) : (
        <div className={styles.acts}>
          <Button onClick={() => setOpen('move')}>{texts('move')}</Button>
          <Button variant="bare" onClick={() => setOpen('cancel')}>
            {texts('cancel')}
          </Button>
        </div>
      )}
      <Suspense fallback={null}>
        {open === 'cancel' && <CancelDialog state={state} onClose={() => setOpen(null)} />}
      </Suspense>
    </>
  );
};

/** `/appointments/:token`, where the mail about a booking leads: see it, move it, cancel it. The token says whose it is. */
export const AppointmentPage = () => {
  const { token = '' } = useParams();
  const state = useAppointment(token);
  const { data, error } = state;
  useTitle(texts('title'));
  // The address holds the secret; nobody whom a link on this page leads to shall learn it.
  useEffect(() => {
    const meta = document.createElement('meta');
    meta.name = 'referrer';
    meta.content = 'no-referrer';
    document.head.append(meta);
    return () => meta.remove();
  }, []);
  const unknown = error?.status === 404 || error?.status === 422;
  return (
    <section className={`wrap ${styles.page}`}>
      <h1>{texts('title')}</h1>
      {data && !unknown && (
        <>
          <Badge tone={tones[data.status]}>{texts(`status.${data.status}`)}</Badge>
          <Facts appointment={data} zone={state.zone} />
          <Booked state={state} appointment={data} />
        </>
      )}
      {unknown && <Unknown />}
      {error && !unknown && !data && (
        <Alert tone="error" action={<Button onClick={() => void state.reload()}>{texts('again')}</Button>}>
          {texts('failed')}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={5} label={texts('loading')} />}
    </section>
  );
};
