import type { Chart } from '#modules/chart-engine/public';
import { ChakraRadar } from '../pictures/chakra-radar';
import styles from './chakras.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

const rows = [
  ['crown', 'crown', ['Head']],
  ['thirdEye', 'thirdEye', ['Ajna']],
  ['throat', 'throat', ['Throat']],
  ['heart', 'heart', ['G', 'Heart']],
  ['solarPlexus', 'solarPlexus', ['SolarPlexus', 'Spleen']],
  ['sacral', 'sacral', ['Sacral']],
  ['root', 'root', ['Root']],
] as const;

/** Figures of our own convention, from centres and active gates. */
export const Chakras = ({ chart, source }: { readonly chart: Chart; readonly source: string | undefined }) => (
  <Section id="chakras" title={texts('chakras')} intro={texts('ourConventionNotA')} source={source}>
    <ChakraRadar values={rows.map(([chakra, name]) => ({ name: texts(name), value: chart.chakras[chakra] }))} />
    <dl className={styles.bars}>
      {rows.map(([chakra, name, parts]) => {
        const value = chart.chakras[chakra];
        const defined = parts.filter((part) => chart.humanDesign.centers[part]).length;
        const look = defined === parts.length ? 'whole' : defined > 0 ? 'half' : 'outline';
        return (
          <div key={chakra}>
            <dt>{texts(name)}</dt>
            <dd className={styles.track} aria-hidden="true">
              {value !== null && <i data-look={look} style={{ inlineSize: `${value}%` }} />}
            </dd>
            <dd>{value === null ? <span className={styles.open}>{texts('notCertain')}</span> : `${value}%`}</dd>
          </div>
        );
      })}
    </dl>
  </Section>
);
