import { Section } from './section';
import { texts } from './texts/texts';
import styles from './voices.module.css';

/** What might be said, written by us and marked as such, one by one; never in the dress of a client's own words. */
export const Voices = () => (
  <Section id="voices" side={texts('voices.side')} title={texts('voices.title')} lead={texts('voices.lead')}>
    <ul className={styles.voices}>
      {([1, 2, 3] as const).map((voice) => (
        <li key={voice}>
          <p className={styles.said}>{texts(`voice.${voice}`)}</p>
          <p className={styles.who}>
            <b>{texts('voice.mark')}</b>: {texts(`voice.${voice}.who`)}
          </p>
        </li>
      ))}
    </ul>
  </Section>
);
