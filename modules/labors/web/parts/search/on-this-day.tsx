import { useEffect, useState } from 'react';
import { Link } from '#core/web';
import { findSameDay } from '../../../lib/same-day';
import type { LaborResponseView } from '../../../schemas/labor-response';
import { findTranslatedLabor } from '../translations/labors';
import styles from './answer-search.module.css';
import { texts } from './texts/texts';

/** What was saved on this day of an earlier year. Its words are left to be opened: nobody is met by them unprepared. */
export const OnThisDay = ({ answers }: { readonly answers: readonly LaborResponseView[] }) => {
  // The day of the reader; a page drawn elsewhere does not know it.
  const [today, setToday] = useState<Date | null>(null);
  useEffect(() => setToday(new Date()), []);
  const [found] = today ? findSameDay(answers, today) : [];
  if (!found) return null;
  const { laborNumber: number } = found.answer;
  return (
    <section className={styles.day}>
      <p>{texts('day', { years: found.years, name: findTranslatedLabor(number)?.name ?? '' })}</p>
      <Link to={`/intake/${number}`}>{texts('day.read', { number })}</Link>
    </section>
  );
};
