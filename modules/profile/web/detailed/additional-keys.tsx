import type { Chart } from '../../engine/chart';
import styles from './additional-keys.module.css';
import { Section } from './section';

/** What is neither computed from a tradition nor measured: archetype by our convention, enneagram until it is answered. */
export const AdditionalKeys = ({
  chart,
  sources,
}: {
  readonly chart: Chart;
  readonly sources: Readonly<Record<string, string>>;
}) => (
  <Section
    id="keys"
    title="Additional keys"
    intro="Two more names for what you may recognise. Neither is part of Human Design or astrology."
  >
    <dl className={styles.keys}>
      <div>
        <dt>Archetype</dt>
        <dd className={styles.name}>
          {chart.archetype ?? <span className={styles.open}>Depends on the time of birth</span>}
        </dd>
        <dd>
          Our convention: type and profile give one label each, such as Guide for a Projector. {sources.archetypes}
        </dd>
      </div>
      <div>
        <dt>Enneagram</dt>
        <dd className={styles.name}>not assessed</dd>
        <dd>{sources.enneagram}</dd>
      </div>
    </dl>
  </Section>
);
