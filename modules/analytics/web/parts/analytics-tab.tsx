import { Alert, Button, Field, Skeleton } from '#ui';
import { Select } from '#ui/select/select';
import type { Metrics } from '../../schemas/metrics';
import { type FigureName, type PeriodDays, periodLengths } from '../../schemas/values';
import { useMetrics, useReport } from '../api/use-counted';
import { texts } from '../texts/texts';
import styles from './analytics-tab.module.css';
import { FigureRow } from './figures/figure-row';
import { Figures } from './figures/figures';
import figureStyles from './figures/figures.module.css';
import { UptimeCard } from './figures/uptime-card';
import { usePeriod } from './period';
import { Capacity } from './pictures/capacity';
import { Cohorts } from './pictures/cohorts';
import { EarningsSplit } from './pictures/earnings';
import { Funnel } from './pictures/funnel';
import { Screens } from './pictures/screens';
import { Stages } from './pictures/stages';
import { Weeks } from './pictures/weeks';

const headline: readonly FigureName[] = ['completion', 'matchingAcceptance', 'retention'];
const journeys: readonly FigureName[] = ['journeyWeeks', 'successRate', 'investment'];
const deeds: readonly FigureName[] = [
  'clients',
  'laborsAnswered',
  'readings',
  'questionnaires',
  'acceptedMatches',
  'aftercareReached',
];

interface BlockProps {
  readonly id: 'headline' | 'journeys' | 'more';
  readonly names: readonly FigureName[];
  readonly data: Metrics;
  readonly days: PeriodDays;
}

const FigureBlock = ({ id, names, data, days }: BlockProps) => (
  <section aria-labelledby={id} className={figureStyles.block}>
    <h2 id={id}>{texts(id)}</h2>
    <FigureRow names={names} data={data} days={days} columns={id === 'headline' ? 4 : 3}>
      {id === 'headline' && <UptimeCard />}
    </FigureRow>
  </section>
);

const Pictures = ({ days }: { readonly days: PeriodDays }) => {
  const { data, error, reload } = useReport(days);
  if (error && !data)
    return (
      <Alert
        tone="error"
        action={<Button onClick={() => void reload().catch(() => undefined)}>{texts('again')}</Button>}
      >
        {error.message}
      </Alert>
    );
  if (!data) return <Skeleton height={380} label={texts('report.loading')} />;
  return (
    <div className={styles.pictures}>
      <Funnel report={data} />
      <Cohorts report={data} />
      <Stages report={data} />
      <EarningsSplit report={data} />
      <Capacity report={data} />
      <Weeks report={data} />
      <Screens report={data} />
    </div>
  );
};

/** The first tab of the Team Portal: how the product is doing, over a period that stands in the address. */
export const AnalyticsTab = () => {
  const [days, setDays] = usePeriod();
  const { data, error } = useMetrics(days);
  return (
    <div className={styles.analytics}>
      <div className={styles.tools}>
        <Field label={texts('period')}>
          <Select
            value={String(days)}
            onChange={({ target }) => setDays(periodLengths.find((length) => String(length) === target.value) ?? 30)}
          >
            {periodLengths.map((length) => (
              <option key={length} value={length}>
                {texts(`period.${length}`)}
              </option>
            ))}
          </Select>
        </Field>
      </div>
      <Figures days={days} />
      {data && <FigureBlock id="headline" names={headline} data={data} days={days} />}
      {data && <FigureBlock id="journeys" names={journeys} data={data} days={days} />}
      {/* Below figures of which some may be silent: it comes with them, since they would push it away. */}
      {(data || error) && <Pictures days={days} />}
      {data && <FigureBlock id="more" names={deeds} data={data} days={days} />}
    </div>
  );
};
