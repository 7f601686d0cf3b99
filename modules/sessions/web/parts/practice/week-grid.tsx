import { type CSSProperties, type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef, useState } from 'react';
import { formatInstant } from '#core/web';
import { addDays, readClock, toInstant } from '../../../lib/zone-time';
import type { CalendarView, SessionView } from '../../../schemas/calendar';
import { describePeople, formatClock } from './session-row';
import { texts } from './texts/texts';
import styles from './week-grid.module.css';

/** Drags and arrow keys move in steps of a quarter of an hour. */
const stepMinutes = 15;
const hourHeight = 56;
const hoursWidth = 56;
/** Pixels before a press counts as a drag. */
const least = 5;

interface WeekGridProps {
  readonly calendar: CalendarView;
  readonly today: string;
  readonly onOpen: (session: SessionView) => void;
  readonly onMove: (session: SessionView, start: string) => void;
}

type Numbers = Readonly<Record<`--${string}`, number | string>>;
const toStyle = (numbers: Numbers): CSSProperties => numbers as CSSProperties;

interface Span {
  readonly from: string;
  readonly to: string;
}

/** The hours that are shown: those of the opening hours and of all sessions, at least eight. */
const findHours = ({ open, sessions, zone }: CalendarView): { readonly first: number; readonly last: number } => {
  const spans = [...open, ...sessions.map(({ start, end }) => ({ from: start, to: end }))];
  const begins = spans.map(({ from }) => Math.floor(readClock(from, zone).minutes / 60));
  const ends = spans.map(({ to }) => Math.ceil((readClock(to, zone).minutes || 1440) / 60));
  const first = Math.min(9, ...begins);
  return { first, last: Math.max(first + 8, 17, ...ends) };
};

/** The part of a span that lies on one day, in hours below the first one shown; null elsewhere. */
const placeOn = (date: string, { from, to }: Span, zone: string, first: number): Numbers | null => {
  const [begin, end] = [readClock(from, zone), readClock(to, zone)];
  const start = begin.date < date ? 0 : begin.minutes;
  const stop = end.date > date ? 1440 : end.minutes;
  if (begin.date > date || end.date < date || stop <= start) return null;
  const top = Math.max(start / 60, first);
  return { '--from': top - first, '--length': Math.max(stop / 60 - top, 0) };
};

interface Drag {
  readonly id: string;
  readonly x: number;
  readonly y: number;
  readonly dx: number;
  readonly dy: number;
}

/** The time to which a move of so many days and minutes leads. */
const shift = (session: SessionView, zone: string, days: number, minutes: number): string => {
  const at = readClock(session.start, zone);
  const wanted = Math.min(Math.max(at.minutes + minutes, 0), 1440 - stepMinutes);
  return toInstant(addDays(at.date, days), wanted, zone);
};

const arrows: Readonly<Record<string, readonly [days: number, minutes: number]>> = {
  ArrowUp: [0, -stepMinutes],
  ArrowDown: [0, stepMinutes],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

interface BlockProps {
  readonly session: SessionView;
  readonly place: Numbers;
  readonly zone: string;
  readonly onOpen: () => void;
  readonly onShift: (days: number, minutes: number) => void;
}

/** A session that can be dragged, or moved by Alt and an arrow key. */
const Block = ({ session, place, zone, onOpen, onShift }: BlockProps) => {
  const [drag, setDrag] = useState<Drag | null>(null);
  const wasDragged = useRef(false);
  const isAhead = Date.parse(session.start) > Date.now();
  const press = (event: PointerEvent<HTMLButtonElement>): void => {
    wasDragged.current = false;
    if (!isAhead || event.button !== 0) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    setDrag({ id: session.id, x: event.clientX, y: event.clientY, dx: 0, dy: 0 });
  };
  const pull = (event: PointerEvent): void => {
    if (!drag) return;
    const [dx, dy] = [event.clientX - drag.x, event.clientY - drag.y];
    if (Math.hypot(dx, dy) > least) wasDragged.current = true;
    setDrag({ ...drag, dx, dy });
  };
  const drop = (event: PointerEvent<HTMLButtonElement>): void => {
    if (!drag) return;
    setDrag(null);
    if (!wasDragged.current) return;
    const width = event.currentTarget.parentElement?.offsetWidth || 1;
    const minutes = Math.round((drag.dy / hourHeight) * (60 / stepMinutes)) * stepMinutes;
    const days = Math.round(drag.dx / width);
    if (days !== 0 || minutes !== 0) onShift(days, minutes);
  };
  const steer = (event: KeyboardEvent): void => {
    const by = event.altKey && isAhead ? arrows[event.key] : undefined;
    if (!by) return;
    event.preventDefault();
    onShift(...by);
  };
  const who = describePeople(session);
  const when = formatInstant(session.start, { timeZone: zone, weekday: 'long', hour: 'numeric', minute: '2-digit' });
  return (
    <button
      type="button"
      className={styles.session}
      data-dragged={drag !== null && wasDragged.current}
      style={toStyle({ ...place, '--dx': `${drag?.dx ?? 0}px`, '--dy': `${drag?.dy ?? 0}px` })}
      aria-label={texts('session.of', { title: session.title, who, when })}
      onPointerDown={press}
      onPointerMove={pull}
      onPointerUp={drop}
      onPointerCancel={() => setDrag(null)}
      onKeyDown={steer}
      onClick={() => wasDragged.current || onOpen()}
    >
      <strong>{who}</strong>
      {formatClock(session.start, zone)} {session.title}
    </button>
  );
};

/** Days as columns and hours as rows, on the practitioner's clock. */
export const WeekGrid = ({ calendar, today, onOpen, onMove }: WeekGridProps) => {
  const { zone, from, days, sessions, open, calls, elsewhere, off } = calendar;
  const { first, last } = findHours(calendar);
  const grid = useRef<HTMLElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another week begins with its own day
  useLayoutEffect(() => {
    const day = grid.current?.querySelector('[data-today="true"]');
    if (!grid.current || !day) return;
    const [frame, column] = [grid.current.getBoundingClientRect(), day.getBoundingClientRect()];
    // Next to the hours, where a narrow window would show Monday alone.
    grid.current.scrollLeft += column.left - frame.left - hoursWidth;
  }, [from, days]);
  const dates = Array.from({ length: days }, (_, index) => addDays(from, index));
  const shown = sessions.filter(({ status }) => status === 'confirmed');
  const hours = Array.from({ length: last - first }, (_, index) => first + index);
  const spans = [
    ['open', open],
    ['elsewhere', elsewhere],
    ['call', calls],
    ['off', off],
  ] as const;
  return (
    <section ref={grid} className={styles.scroll} aria-label={texts('grid')}>
      <div className={styles.grid} style={toStyle({ '--days': days, '--hours': last - first })}>
        <span className={styles.corner} />
        {dates.map((date) => (
          <h3 key={date} className={styles.dayName} data-today={date === today}>
            {formatInstant(`${date}T12:00:00Z`, { timeZone: 'UTC', weekday: 'short', day: 'numeric', month: 'short' })}
          </h3>
        ))}
        <div className={styles.hours} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} className={styles.hour} style={toStyle({ '--at': hour - first })}>
              {formatInstant(`2000-01-01T${String(hour).padStart(2, '0')}:00:00Z`, {
                timeZone: 'UTC',
                hour: 'numeric',
              })}
            </span>
          ))}
        </div>
        {dates.map((date) => (
          <div key={date} className={styles.column}>
            {spans.flatMap(([kind, list]) =>
              list.flatMap((span) => {
                const place = placeOn(date, span, zone, first);
                return place
                  ? [
                      <span key={`${kind} ${span.from}`} className={styles[kind]} style={toStyle(place)}>
                        {kind !== 'open' && texts(`grid.${kind}`)}
                      </span>,
                    ]
                  : [];
              }),
            )}
            {shown.flatMap((session) => {
              const place = placeOn(date, { from: session.start, to: session.end }, zone, first);
              return place && readClock(session.start, zone).date === date
                ? [
                    <Block
                      key={session.id}
                      {...{ session, place, zone }}
                      onOpen={() => onOpen(session)}
                      onShift={(by, minutes) => onMove(session, shift(session, zone, by, minutes))}
                    />,
                  ]
                : [];
            })}
          </div>
        ))}
      </div>
    </section>
  );
};
