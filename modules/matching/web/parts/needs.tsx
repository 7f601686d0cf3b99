import { Link } from '#core/web';
import { Icon } from '#ui';
import type { MatchingState } from '../../schemas/matching-state';
import styles from './needs.module.css';

/** What is missing before the matching can run, with the way there. */
export const Needs = ({ checklist }: Pick<MatchingState, 'checklist'>) => (
  <ul className={styles.needs} aria-label="Before the matching can run">
    <li>
      <span className={styles.mark}>{checklist.profile && <Icon name="check" size={16} />}</span>
      {checklist.profile ? 'Your holistic profile exists' : <Link to="/intake">Generate your holistic profile</Link>}
    </li>
    <li>
      <span className={styles.mark}>{checklist.responses > 0 && <Icon name="check" size={16} />}</span>
      {checklist.responses > 0 ? `${checklist.responses} Labors written` : <Link to="/intake">Write one Labor</Link>}
    </li>
  </ul>
);
