import { Icon } from '#ui';
import type { MatchingState } from '../../../schemas/match';
import { texts } from '../../texts/texts';
import styles from './client-card.module.css';

/** Whom the matches are for. */
export const ClientCard = ({ state }: { readonly state: MatchingState }) => (
  <dl className={styles.card}>
    <div>
      <dt>{texts('client')}</dt>
      <dd>{state.clientName || texts('you')}</dd>
    </div>
    <div>
      <dt>{texts('humanDesign')}</dt>
      <dd>{state.humanDesignType ?? texts('notKnownYet')}</dd>
    </div>
    <div>
      <dt>{texts('profile')}</dt>
      <dd className={styles.flag}>
        {state.checklist.profile && <Icon name="check" size={16} />}
        {state.checklist.profile ? texts('complete') : texts('notComplete')}
      </dd>
    </div>
  </dl>
);
