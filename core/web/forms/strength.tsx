import type { PasswordRating } from '#core/contract/password-rule';
import styles from './strength.module.css';
import { texts } from './texts/texts';

const steps = 4;
const words = ({ problem, score }: PasswordRating): string =>
  problem
    ? texts(`strength.${problem}`)
    : texts(score >= 4 ? 'strength.strong' : score === 3 ? 'strength.good' : 'strength.fair');

/** How hard a password is to guess, in words that are read out as they change, and as a bar. */
export const Strength = ({ rating }: { readonly rating: PasswordRating | null }) => (
  <div className={styles.strength}>
    {rating && (
      <span className={styles.bar} aria-hidden="true" data-accepted={rating.problem === null}>
        {Array.from({ length: steps }, (_, step) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a step is its place in the row
          <i key={step} data-filled={step < (rating.problem ? 1 : rating.score)} />
        ))}
      </span>
    )}
    <span role="status">{rating && words(rating)}</span>
  </div>
);
