import { classNames } from '#ui';
import type { ChartPreview, IntakeSummary } from '../../schemas/intake';
import styles from './chart-preview.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const labels = ['type', 'strategy', 'authority', 'profile', 'sun', 'moon', 'rising', 'lifePath'] as const;

const computedFrom = ({ place, timeKnown }: ChartPreview): string => {
  if (place !== null) return texts('chart.place', { place });
  return texts(timeKnown ? 'chart.noPlace' : 'chart.dateAlone');
};

/** First labels of the chart, and plainly what is missing for the rest. */
export const ChartPart = ({ intake: { chart, chartMissing } }: { readonly intake: IntakeSummary }) => (
  <Section side={texts('chart.side')} title={texts('chart')}>
    {chart && (
      <>
        <p className={styles.lead}>{computedFrom(chart)}</p>
        <dl className={styles.labels}>
          {labels.map((label) => {
            const value = chart[label];
            return (
              <div key={label}>
                <dt>{texts(`chart.${label}`)}</dt>
                {value === null ? (
                  <dd className={classNames(styles.value, styles.open)}>
                    {texts(chart.timeKnown ? 'chart.needsPlace' : 'chart.needsTime')}
                  </dd>
                ) : (
                  // The names of a chart are English in every language.
                  <dd className={styles.value} lang={typeof value === 'string' ? 'en' : undefined}>
                    {value}
                  </dd>
                )}
              </div>
            );
          })}
        </dl>
        {!chart.timeKnown && <p className={styles.note}>{texts('chart.timeUnknown')}</p>}
      </>
    )}
    {chartMissing && <p className={styles.note}>{texts(`chart.${chartMissing}`)}</p>}
    <p className={styles.what}>{texts('chart.what')}</p>
  </Section>
);
