import styles from './pillars.module.css';
import { Section } from './section';
import { texts } from './texts/texts';

/** What the work stands on, each with something to hold it to. */
export const Pillars = () => (
  <Section id="pillars" side={texts('pillars.side')} title={texts('pillars.title')}>
    <ul className={styles.pillars}>
      {(['own', 'exact', 'lenses', 'closed'] as const).map((pillar) => (
        <li key={pillar} className="grid">
          <h3>{texts(pillar)}</h3>
          <p>{texts(`${pillar}.words`)}</p>
          <span className={`tnum ${styles.proof}`}>{texts(`${pillar}.proof`)}</span>
        </li>
      ))}
    </ul>
    <p className={styles.medical}>{texts('medical')}</p>
  </Section>
);
