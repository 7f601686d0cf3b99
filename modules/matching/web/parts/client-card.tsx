import { Icon } from '#ui';
import type { MatchingState } from '../../schemas/matching-state';
import styles from './client-card.module.css';

/** Whom the matches are for. */
export const ClientCard = ({ state }: { readonly state: MatchingState }) => (
  <dl className={styles.card}>
    <div>
      <dt>Client</dt>
      <dd>{state.clientName || 'You'}</dd>
    </div>
    <div>
      <dt>Human Design</dt>
      <dd>{state.humanDesignType ?? 'Not known yet'}</dd>
    </div>
    <div>
      <dt>Profile</dt>
      <dd className={styles.flag}>
        {state.checklist.profile && <Icon name="check" size={16} />}
        {state.checklist.profile ? 'Complete' : 'Not complete'}
      </dd>
    </div>
  </dl>
);
