import { useEffect, useState } from 'react';
import { texts } from './texts/texts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The time, twice a minute. */
export const useClock = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const formatSpan = (ms: number): string => {
  if (ms < hour) return texts('minutes', { count: Math.max(1, Math.floor(ms / minute)) });
  return ms < 2 * day
    ? texts('hours', { count: Math.floor(ms / hour) })
    : texts('days', { count: Math.floor(ms / day) });
};

/** For how long somebody has waited. */
export const formatWait = (requestedAt: string, now: number): string =>
  texts('since', { time: formatSpan(now - Date.parse(requestedAt)) });

/** How long until somebody should have taken it on, or how long past that. */
export const formatDue = (dueAt: string, now: number): string => {
  const left = Date.parse(dueAt) - now;
  return texts(left < 0 ? 'late' : 'due', { time: formatSpan(Math.abs(left)) });
};
