import { Link } from '#core/web';
import { texts } from '../texts/texts';
import { LaborFace, LaborStateWord, stateOf } from './labor-state';
import styles from './labor-strip.module.css';
import { listTranslatedLabors } from './translations/labors';

/** All twelve in a row under the writing page. */
export const LaborStrip = ({
  current,
  answered,
  drafted,
}: {
  readonly current: number;
  readonly answered: ReadonlySet<number>;
  readonly drafted: ReadonlySet<number>;
}) => (
  <nav className={styles.strip} aria-label={texts('theTwelveLabors')}>
    <ol className={styles.twelve}>
      {listTranslatedLabors().map(({ laborNumber, name }) => {
        const isSaved = answered.has(laborNumber);
        // The open Labor is in progress until it is saved, and again once it has a draft.
        const state = stateOf(isSaved, drafted.has(laborNumber) || (laborNumber === current && !isSaved));
        return (
          <li key={laborNumber}>
            <Link
              className={styles.item}
              to={`/intake/${laborNumber}`}
              aria-current={laborNumber === current ? 'page' : undefined}
            >
              <LaborFace state={state} />
              <span className={styles.name}>
                <b className="tnum">{laborNumber}</b> {name}
              </span>
              <LaborStateWord state={state} />
            </Link>
          </li>
        );
      })}
    </ol>
  </nav>
);
