import { texts } from '../texts/texts';
import styles from './asides.module.css';

const keys = ['next.send', 'next.contact', 'next.plan', 'next.decide'] as const;

/** What follows, before anything is sent. */
export const NextSteps = () => (
  <section className={styles.next} aria-labelledby="intake-next">
    <h2 id="intake-next">{texts('next')}</h2>
    <ol>
      {keys.map((key) => (
        <li key={key}>{texts(key)}</li>
      ))}
    </ol>
  </section>
);
