import type { ChartPreview, IntakeSummary } from '../../schemas/intake';
import { ChartFacts } from '../chart/chart-facts';
import styles from './chart-preview.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const computedFrom = ({ place, timeKnown }: ChartPreview): string => {
  if (place !== null) return texts('chart.place', { place });
  return texts(timeKnown ? 'chart.noPlace' : 'chart.dateAlone');
};

/** First lines of the chart with its nine centres, and plainly what is missing for the rest. */
export const ChartPart = ({ intake: { chart, chartMissing } }: { readonly intake: IntakeSummary }) => (
  <Section side={texts('chart.side')} title={texts('chart')}>
    {chart && (
      <>
        <p className={styles.lead}>{computedFrom(chart)}</p>
        <ChartFacts chart={chart} />
        {!chart.timeKnown && <p className={styles.note}>{texts('chart.timeUnknown')}</p>}
      </>
    )}
    {chartMissing && <p className={styles.note}>{texts(`chart.${chartMissing}`)}</p>}
    <p className={styles.what}>{texts('chart.what')}</p>
  </Section>
);
