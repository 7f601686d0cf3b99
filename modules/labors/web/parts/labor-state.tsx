import { texts } from '../texts/texts';
import styles from './labor-state.module.css';

/** How far one Labor is. */
export type LaborState = 'completed' | 'in-progress' | 'pending';

const words = {
  completed: 'completed',
  'in-progress': 'inProgress',
  pending: 'pending',
} as const satisfies Readonly<Record<LaborState, string>>;

const looks = { completed: styles.completed, 'in-progress': styles.inProgress, pending: styles.pending };

/** Completed when answered; in progress when selected or drafted; otherwise pending. */
export const stateOf = (answered: boolean, active: boolean): LaborState =>
  active ? 'in-progress' : answered ? 'completed' : 'pending';

/** The pentagon of one face: gold with a tick, half aubergine, or empty. The word is next to it. */
export const LaborFace = ({ state }: { readonly state: LaborState }) => (
  <svg className={looks[state]} width="26" height="26" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <polygon points="12,2.6 21.7,9.6 18,21.1 6,21.1 2.3,9.6" />
    {state === 'completed' && <path d="M8 12.8l2.9 2.9 5.2-5.8" />}
    {state === 'in-progress' && <path className={styles.half} d="M12 2.6V21.1H6L2.3 9.6Z" />}
  </svg>
);

export const LaborStateWord = ({ state }: { readonly state: LaborState }) => (
  <span className={styles.word} data-state={state}>
    {texts(words[state])}
  </span>
);
