import { Link } from '#core/web';
import { Icon } from '#ui';
import type { MatchingState } from '../../../schemas/match';
import { texts } from '../../texts/texts';
import styles from './needs.module.css';

/** What is missing before the matching can run, with the way there. */
export const Needs = ({ checklist }: Pick<MatchingState, 'checklist'>) => (
  <ul className={styles.needs} aria-label={texts('beforeTheMatchingCan')}>
    <li>
      <span className={styles.mark}>{checklist.profile && <Icon name="check" size={16} />}</span>
      {checklist.profile ? (
        texts('yourHolisticProfileExists')
      ) : (
        <Link to="/intake">{texts('generateYourHolisticProfile')}</Link>
      )}
    </li>
    <li>
      <span className={styles.mark}>{checklist.responses > 0 && <Icon name="check" size={16} />}</span>
      {checklist.responses > 0 ? (
        texts('laborsWritten', { responses: checklist.responses })
      ) : (
        <Link to="/intake">{texts('writeOneLabor')}</Link>
      )}
    </li>
  </ul>
);
