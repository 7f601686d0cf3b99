import { useState } from 'react';
import { formatInstant, Link, Slot, useApi } from '#core/web';
import { Alert, Button, buttonClass, EmptyState, Skeleton } from '#ui';
import { readClock } from '../../lib/zone-time';
import { practiceDay } from '../../public';
import type { SessionView } from '../../schemas/calendar';
import { getCalendar } from '../../schemas/endpoints';
import { useSessionNews } from '../api/use-bookings';
import styles from '../parts/practice/practice.module.css';
import { PracticeFrame } from '../parts/practice/practice-frame';
import { SessionRow } from '../parts/practice/session-row';
import { SessionSheet } from '../parts/practice/session-sheet';
import { texts } from '../parts/practice/texts/texts';

const Day = () => {
  const { data, error, reload } = useApi(getCalendar, { query: { days: 7 } }, { everySeconds: 60 });
  useSessionNews(() => void reload());
  const [openId, setOpenId] = useState<string | null>(null);
  if (error && !data)
    return (
      <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton lines={6} label={texts('loading')} />;
  const { zone, from } = data;
  const isToday = ({ start }: SessionView): boolean => readClock(start, zone).date === from;
  const today = data.sessions.filter(isToday);
  const later = data.sessions.filter((session) => !isToday(session) && session.status === 'confirmed');
  const open = data.sessions.find(({ id }) => id === openId);
  return (
    <>
      <section className={styles.section} aria-labelledby="today">
        <h2 id="today">
          {formatInstant(`${from}T12:00:00Z`, { timeZone: 'UTC', weekday: 'long', day: 'numeric', month: 'long' })}
        </h2>
        <p className="quiet small">{texts('zone', { zone: zone.replaceAll('_', ' ') })}</p>
        {today.length === 0 ? (
          <EmptyState
            level={3}
            title={texts('day.none')}
            action={
              <Link to="/practice/calendar" className={buttonClass('plain')}>
                {texts('day.toCalendar')}
              </Link>
            }
          >
            {later.length > 0 && <p>{texts('day.none.hint')}</p>}
          </EmptyState>
        ) : (
          <ul className={styles.list}>
            {today.map((session) => (
              <SessionRow key={session.id} session={session} zone={zone} onOpen={({ id }) => setOpenId(id)} />
            ))}
          </ul>
        )}
      </section>
      <Slot
        of={practiceDay}
        with={{}}
        below={
          <section className={styles.section} aria-labelledby="later">
            <h2 id="later">{texts('next')}</h2>
            {later.length === 0 ? (
              <p className="quiet">{texts('next.none')}</p>
            ) : (
              <ul className={styles.list}>
                {later.map((session) => (
                  <SessionRow key={session.id} session={session} zone={zone} dated onOpen={({ id }) => setOpenId(id)} />
                ))}
              </ul>
            )}
          </section>
        }
      />
      {open && <SessionSheet key={open.id} session={open} zone={zone} onClose={() => setOpenId(null)} />}
    </>
  );
};

/** `/practice`: a practitioner's sessions of today, what waits for them, and the days that follow. */
export const DayPage = () => (
  <PracticeFrame title={texts('day')}>
    <Day />
  </PracticeFrame>
);
