import { formatDateTime } from '#core/web';
import { Alert, Badge, Button, Skeleton } from '#ui';
import type { PeriodDays } from '../../../schemas/values';
import { useMetrics } from '../../api/use-counted';
import { texts } from '../../texts/texts';
import { FigurePlaces, FigureRow } from './figure-row';
import styles from './figures.module.css';

/** The four figures of the overview, in their order. */
const shown = ['activeClients', 'practitioners', 'completedProfiles', 'retreatBookings'] as const;

/** Four counted figures, each with its change, with what it means and with who is behind it. */
export const Figures = ({ days = 30 }: { readonly days?: PeriodDays }) => {
  const { data, error, reload } = useMetrics(days);
  return (
    <section aria-labelledby="figures" className={styles.block}>
      <h2 id="figures">{texts('figures')}</h2>
      {error && !data && (
        <Alert
          tone="error"
          action={<Button onClick={() => void reload().catch(() => undefined)}>{texts('again')}</Button>}
        >
          {error.message}
        </Alert>
      )}
      {!data && !error && (
        <>
          <FigurePlaces names={shown} />
          <Skeleton className={styles.asOf} width="min(24em, 100%)" label={texts('figures.loading')} />
        </>
      )}
      {data && (
        <>
          <FigureRow names={shown} data={data} days={days} />
          <p className={styles.asOf}>
            {data.sample && <Badge tone="sample">{texts('sample')}</Badge>}
            <span>
              {texts('figures.asOf', { when: formatDateTime(data.details.activeClients.asOf) })}
              {data.sample && ` ${texts('sample.more')}`}
            </span>
          </p>
        </>
      )}
    </section>
  );
};
