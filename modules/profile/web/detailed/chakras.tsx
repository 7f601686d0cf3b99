import type { Chart } from '../../engine/chart';
import styles from './chakras.module.css';
import { Section } from './section';

const rows = [
  ['crown', 'Crown', ['Head']],
  ['thirdEye', 'Third eye', ['Ajna']],
  ['throat', 'Throat', ['Throat']],
  ['heart', 'Heart', ['G', 'Heart']],
  ['solarPlexus', 'Solar plexus', ['SolarPlexus', 'Spleen']],
  ['sacral', 'Sacral', ['Sacral']],
  ['root', 'Root', ['Root']],
] as const;

/** Figures of our own convention, from centres and active gates. */
export const Chakras = ({ chart, source }: { readonly chart: Chart; readonly source: string | undefined }) => (
  <Section
    id="chakras"
    title="Chakras"
    intro="Our convention, not a tradition and no measurement of you. A defined centre counts 60 and up to 40 more by its active gates; an open one up to 50. Heart is the mean of G and Heart, solar plexus that of Solar plexus and Spleen."
    source={source}
  >
    <dl className={styles.bars}>
      {rows.map(([chakra, name, parts]) => {
        const value = chart.chakras[chakra];
        const defined = parts.filter((part) => chart.humanDesign.centers[part]).length;
        const look = defined === parts.length ? 'whole' : defined > 0 ? 'half' : 'outline';
        return (
          <div key={chakra}>
            <dt>{name}</dt>
            <dd className={styles.track} aria-hidden="true">
              {value !== null && <i data-look={look} style={{ inlineSize: `${value}%` }} />}
            </dd>
            <dd>{value === null ? <span className={styles.open}>not certain</span> : `${value}%`}</dd>
          </div>
        );
      })}
    </dl>
  </Section>
);
