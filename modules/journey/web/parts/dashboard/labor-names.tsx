import { Link } from '#core/web';
import { laborCount } from '#modules/profile/public';
import { Skeleton } from '#ui';
import { FaceIcon } from '#ui/gem/face-icon';
import styles from './labor-names.module.css';
import { texts } from './texts/texts';
import type { LaborMark } from './use-progress';

const words = { completed: 'completed', 'in-progress': 'inProgress', pending: 'pending' } as const;

const Waiting = () => (
  <div className={styles.names}>
    {Array.from({ length: laborCount }, (_, index) => index + 1).map((laborNumber) => (
      <span key={laborNumber} className={styles.place}>
        <Skeleton width="20px" height="20px" />
        <Skeleton width="7em" height="1.35em" />
      </span>
    ))}
  </div>
);

/** The twelve by name with the state of each; every name opens its Labor. Their places alone until they are known. */
export const LaborNames = ({ marks }: { readonly marks?: readonly LaborMark[] | undefined }) => {
  if (!marks) return <Waiting />;
  return (
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
};
