import { useEffect, useState } from 'react';
import type { IntakeCard } from '../../../../schemas/admin';
import { texts } from '../texts/texts';
import styles from './list.module.css';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** The clock, twice a minute. */
const useMinutes = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => setNow(Date.now()), minute / 2);
    return () => clearInterval(timer);
  }, []);
  return now;
};

const spanText = (span: number): string => {
  if (span < hour) return texts('span.minutes', { count: Math.max(1, Math.round(span / minute)) });
  return span < 2 * day
    ? texts('span.hours', { count: Math.round(span / hour) })
    : texts('span.days', { count: Math.round(span / day) });
};

/** When the next promise falls due, or since when it is late, in words. */
export const dueText = ({ state, dueAt }: Pick<IntakeCard, 'state' | 'dueAt'>, now: number): string => {
  if (dueAt === null) return texts('due.none');
  const left = Date.parse(dueAt) - now;
  const what = state === 'received' ? 'answer' : 'plan';
  return texts(`due.${what}.${left < 0 ? 'late' : 'in'}`, { time: spanText(Math.abs(left)) });
};

/** The next promise; a late one in the colour of errors, and in words. */
export const Due = ({ card }: { readonly card: Pick<IntakeCard, 'state' | 'dueAt'> }) => {
  const now = useMinutes();
  const late = card.dueAt !== null && Date.parse(card.dueAt) < now;
  return <span className={late ? styles.late : styles.due}>{dueText(card, now)}</span>;
};
