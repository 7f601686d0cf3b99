import { Link } from '#core/web';
import { texts } from '../texts/texts';
import { findTranslatedLabor } from './translations/labors';
import styles from './walk.module.css';

/** Previous Labor and Next Labor; what is being written is kept on the way. */
export const Walk = ({ number }: { readonly number: number }) => {
  const before = findTranslatedLabor(number - 1);
  const after = findTranslatedLabor(number + 1);
  return (
    <nav className={styles.walk} aria-label={texts('labors')}>
      {before ? (
        <Link to={`/intake/${before.laborNumber}`}>
          <small>{texts('previousLabor')}</small>
          <span>
            {before.laborNumber} {before.name}
          </span>
        </Link>
      ) : (
        <span />
      )}
      {after && (
        <Link className={styles.next} to={`/intake/${after.laborNumber}`}>
          <small>{texts('nextLabor')}</small>
          <span>
            {after.laborNumber} {after.name}
          </span>
        </Link>
      )}
    </nav>
  );
};
