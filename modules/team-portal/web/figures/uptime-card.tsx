import { formatDateTime, formatNumber, useApi } from '#core/web';
import type { Health } from '../health/health';
import { healthRoute } from '../paths';
import { texts as rooms } from '../texts/texts';
import styles from './figures.module.css';
import { Meaning } from './meaning';
import { texts } from './texts/texts';

/** How much of the last 30 days every part answered, as the system health measures it. */
export const UptimeCard = () => {
  const { data, error } = useApi<Health>(healthRoute);
  const month = data?.uptime.month;
  const since = data?.uptime.since;
  const definition = `${rooms('uptime.definition')} ${since ? rooms('uptime.since', { when: formatDateTime(since) }) : ''}`;
  const value = month
    ? formatNumber(month.percent / 100, { style: 'percent', maximumFractionDigits: 1 })
    : texts('figure.none');
  return (
    <div className={styles.figure}>
      <h3>{texts('uptime')}</h3>
      <p className={styles.number}>{value}</p>
      <p className={styles.change}>{month ? texts('uptime.month') : (error?.message ?? texts('uptime.none'))}</p>
      <Meaning name={texts('uptime')} definition={definition} />
    </div>
  );
};
