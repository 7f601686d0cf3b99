import { formatDateTime, formatNumber, useApi } from '#core/web';
import { getSystemHealth, isTelling, isWhole, type SystemHealth } from '#modules/administration/public';
import { texts } from '../../texts/texts';
import styles from './figures.module.css';
import { Meaning } from './meaning';

/** Over which time the share holds. */
const spanOf = ({ uptime: { month, since } }: SystemHealth): string => {
  if (!month || !since) return texts('uptime.none');
  if (isWhole(month, 'month')) return texts('uptime.month');
  const measured = texts('uptime.since', { when: formatDateTime(since) });
  return isTelling(month, 'month') ? measured : `${texts('uptime.early')} ${measured}`;
};

/** How much of the last 30 days every part answered, as the system health measures it; no share of a time too short to tell. */
export const UptimeCard = () => {
  const { data, error } = useApi(getSystemHealth);
  const month = data?.uptime.month ?? null;
  return (
    <div className={styles.figure}>
      <h3>{texts('uptime')}</h3>
      {isTelling(month, 'month') && (
        <p className={styles.number}>
          {formatNumber(month.percent / 100, { style: 'percent', maximumFractionDigits: 1 })}
        </p>
      )}
      <p className={styles.change}>{data ? spanOf(data) : error?.message}</p>
      <Meaning name={texts('uptime')} definition={texts('uptime.definition')} />
    </div>
  );
};
