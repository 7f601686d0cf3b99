import { Skeleton } from '#ui';
import { texts } from '../../texts/texts';
import styles from './cards.module.css';

const six = [1, 2, 3, 4, 5, 6];

/** Six places for articles, unseen for the first 200 ms. */
export const CardSkeletons = () => (
  <div className={styles.three} aria-busy="true">
    {six.map((place) => (
      <div key={place} className={styles.waiting} data-skeleton="card">
        <div className={styles.plate}>
          <Skeleton height="100%" {...(place === 1 ? { label: texts('loading') } : {})} />
        </div>
        <Skeleton width="80%" height="1.375rem" />
        <Skeleton lines={2} />
      </div>
    ))}
  </div>
);
