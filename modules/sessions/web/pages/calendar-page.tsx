import { useState } from 'react';
import { formatDate, useApi, useSearchParams } from '#core/web';
import { Alert, Button, Skeleton } from '#ui';
import { addDays, findMonday, readClock } from '../../lib/zone-time';
import type { CalendarView } from '../../schemas/calendar';
import { getCalendar } from '../../schemas/endpoints';
import { useSessionNews } from '../api/use-bookings';
import { MoveDialog } from '../parts/practice/move-dialog';
import { NewSession } from '../parts/practice/new-session';
import styles from '../parts/practice/practice.module.css';
import { PracticeFrame } from '../parts/practice/practice-frame';
import { SessionSheet } from '../parts/practice/session-sheet';
import { texts } from '../parts/practice/texts/texts';
import { WeekGrid } from '../parts/practice/week-grid';

interface Wanted {
  readonly id: string;
  readonly start: string;
}

const Shown = ({ calendar, today }: { readonly calendar: CalendarView; readonly today: string }) => {
  const [openId, setOpenId] = useState<string | null>(null);
  const [move, setMove] = useState<Wanted | null>(null);
  const find = (id: string | undefined) => calendar.sessions.find((session) => session.id === id);
  const [open, moved] = [find(openId ?? undefined), find(move?.id)];
  return (
    <>
      <WeekGrid
        calendar={calendar}
        today={today}
        onOpen={({ id }) => setOpenId(id)}
        onMove={({ id }, start) => setMove({ id, start })}
      />
      <p className="quiet small">{texts('grid.hint')}</p>
      {open && <SessionSheet key={open.id} session={open} zone={calendar.zone} onClose={() => setOpenId(null)} />}
      {moved && move && (
        <MoveDialog session={moved} zone={calendar.zone} start={move.start} onClose={() => setMove(null)} />
      )}
    </>
  );
};

const Calendar = () => {
  const [search, setSearch] = useSearchParams();
  const [isNew, setNew] = useState(false);
  const isDay = search.get('view') === 'day';
  const chosen = search.get('from');
  const today = readClock(new Date().toISOString(), Intl.DateTimeFormat().resolvedOptions().timeZone).date;
  const asked = chosen && /^\d{4}-\d\d-\d\d$/.test(chosen) ? chosen : today;
  const from = isDay ? asked : findMonday(asked);
  const days = isDay ? 1 : 7;
  const { data, error, reload } = useApi(getCalendar, { query: { from, days } }, { keep: true });
  useSessionNews(() => void reload());
  const show = (date: string | null, view = isDay ? 'day' : 'week'): void =>
    setSearch({ ...(view === 'day' && { view }), ...(date && { from: date }) });
  return (
    <section className={styles.section} aria-labelledby="calendar-days">
      <div className={styles.bar}>
        <h2 id="calendar-days">
          {isDay
            ? formatDate(`${from}T12:00:00Z`)
            : texts('week.of', {
                from: formatDate(`${from}T12:00:00Z`, 'medium'),
                to: formatDate(`${addDays(from, 6)}T12:00:00Z`, 'medium'),
              })}
        </h2>
        <Button onClick={() => show(addDays(from, -days))}>{texts('previous')}</Button>
        <Button onClick={() => show(null)}>{texts('today')}</Button>
        <Button onClick={() => show(addDays(from, days))}>{texts('following')}</Button>
        <Button aria-pressed={isDay} onClick={() => show(asked, isDay ? 'week' : 'day')}>
          {texts(isDay ? 'view.week' : 'view.day')}
        </Button>
        <Button variant="loud" disabled={!data} onClick={() => setNew(true)}>
          {texts('new')}
        </Button>
      </div>
      {error && !data && (
        <Alert tone="error" action={<Button onClick={() => void reload()}>{texts('again')}</Button>}>
          {error.message}
        </Alert>
      )}
      {!data && !error && <Skeleton lines={10} label={texts('loading')} />}
      {data && (
        <>
          <p className="quiet small">{texts('zone', { zone: data.zone.replaceAll('_', ' ') })}</p>
          <Shown calendar={data} today={today} />
          {isNew && <NewSession date={asked} zone={data.zone} onClose={() => setNew(false)} />}
        </>
      )}
    </section>
  );
};

/** `/practice/calendar`: sessions by day or week, to be moved by dragging or keys. */
export const CalendarPage = () => (
  <PracticeFrame title={texts('week.title')}>
    <Calendar />
  </PracticeFrame>
);
