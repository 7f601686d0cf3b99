import { classNames } from '#ui';
import type { ChartPreview } from '../../../schemas/intake';
import { texts } from '../after/texts/texts';
import { CentresPicture } from './centres-picture';
import styles from './chart.module.css';

const labels = ['type', 'strategy', 'authority', 'profile', 'sun', 'moon', 'rising', 'lifePath'] as const;

/** The nine centres as a picture and the first labels of a chart; what the time or the place leaves open is said. */
export const ChartFacts = ({ chart }: { readonly chart: ChartPreview }) => (
  <div className={styles.chart}>
    <CentresPicture chart={chart} />
    <dl className={styles.labels}>
      {labels.map((label) => {
        const value = chart[label];
        return (
          <div key={label}>
            <dt>{texts(`chart.${label}`)}</dt>
            {value === null ? (
              <dd className={classNames(styles.value, styles.left)}>
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
  </div>
);
