import type { Chart } from '../../engine/chart';
import styles from './additional-keys.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

/** What is neither computed from a tradition nor measured: archetype by our convention, enneagram until it is answered. */
export const AdditionalKeys = ({
  chart,
  sources,
}: {
  readonly chart: Chart;
  readonly sources: Readonly<Record<string, string>>;
}) => (
  <Section id="keys" title={texts('additionalKeys')} intro={texts('twoMoreNamesFor')}>
    <dl className={styles.keys}>
      <div>
        <dt>{texts('archetype')}</dt>
        <dd className={styles.name}>
          {chart.archetype ?? <span className={styles.open}>{texts('dependsOnTheTime')}</span>}
        </dd>
        <dd>{texts('ourConventionTypeAnd', { archetypes: sources.archetypes ?? '' })}</dd>
      </div>
      <div>
        <dt>{texts('enneagram')}</dt>
        <dd className={styles.name}>{texts('notAssessed')}</dd>
        <dd>{sources.enneagram}</dd>
      </div>
    </dl>
  </Section>
);
