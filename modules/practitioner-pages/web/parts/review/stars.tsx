import { texts } from '../../texts/texts';
import styles from './review.module.css';

/** Stars of a review; words say the same. */
export const Stars = ({ stars }: { readonly stars: number }) => (
  <p className={styles.stars}>
    <span aria-hidden="true">
      {'★'.repeat(stars)}
      <span className={styles.rest}>{'★'.repeat(5 - stars)}</span>
    </span>
    <span className="visually-hidden">{texts('reviews.stars', { stars })}</span>
  </p>
);
