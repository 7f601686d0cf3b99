import { formatInstant } from '#core/web';
import { Icon } from '#ui';
import { texts } from '../texts/texts';
import type { DraftState } from './drafts/draft-keeper';
import styles from './kept-line.module.css';

const clock = (iso: string): string => formatInstant(iso, { hour: '2-digit', minute: '2-digit' });

const wordsFor = (state: DraftState): string => {
  switch (state.kind) {
    case 'clean':
      return '';
    case 'waiting':
      return texts('saving');
    case 'stored':
      return texts('saved2', { at: clock(state.at) });
    case 'device-only':
      return texts('savedOnThisDevice');
    case 'too-long':
      return texts('savedOnThisDevice2');
    case 'conflict':
      return texts('changedElsewhere');
  }
};

/** Where the words are kept, said quietly; a screen reader hears only what changed. */
export const KeptLine = ({ state }: { readonly state: DraftState }) => (
  <p className={styles.kept} role="status">
    {state.kind === 'stored' && <Icon name="check" size={16} />}
    {wordsFor(state)}
  </p>
);
