import { Link } from '#core/web';
import { texts } from '../texts/texts';
import styles from './chapters-link.module.css';

/** On the chart: the way to its chapters. */
export const ChaptersLink = () => (
  <aside className={styles.card} aria-labelledby="chapters-link-title">
    <h2 id="chapters-link-title">{texts('cardTitle')}</h2>
    <p>{texts('cardText')}</p>
    <p>
      <Link to="/profile/chapters">{texts('cardLink')}</Link>
    </p>
  </aside>
);
