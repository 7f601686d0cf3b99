import { Link } from '#core/web';
import { FaceIcon } from '#ui/gem/face-icon';
import styles from './labor-names.module.css';
import { texts } from './texts/texts';
import type { LaborMark } from './use-progress';

const words = { completed: 'completed', 'in-progress': 'inProgress', pending: 'pending' } as const;

/** The twelve by name with the state of each; every name opens its Labor. */
export const LaborNames = ({ marks }: { readonly marks: readonly LaborMark[] }) => (
  <ol className={styles.names} aria-label={texts('theTwelveLabors')}>
    {marks.map(({ laborNumber, name, state }) => (
      <li key={laborNumber} data-state={state}>
        <Link to={`/intake/${laborNumber}`}>
          <FaceIcon state={state} size={20} />
          <span className={styles.name}>
            {laborNumber} {name}
          </span>{' '}
          <span className={styles.state}>{texts(words[state])}</span>
        </Link>
      </li>
    ))}
  </ol>
);
