import { formatInstant } from '#core/web';
import { Icon } from '#ui';
import { texts } from '../../texts/texts';
import type { Kept } from '../drafts/kept';
import styles from './bar.module.css';

const wordsOf = (kept: Kept): string => {
  switch (kept.kind) {
    case 'empty':
      return '';
    case 'waiting':
      return texts('saving');
    case 'stored':
      return texts('savedAt', { at: formatInstant(kept.at, { hour: 'numeric', minute: '2-digit' }) });
    case 'here':
      return texts('savedHere');
    case 'retry':
      return texts('savedHere.retry');
    case 'nowhere':
      return texts('savedNowhere');
  }
};

/** Where the words are kept. */
export const KeptWords = ({ kept }: { readonly kept: Kept }) => <>{wordsOf(kept)}</>;

/** The same at the top of the page; a screen reader hears only what changed. */
export const KeptLine = ({ kept }: { readonly kept: Kept }) => (
  <p className={styles.saved} role="status">
    {kept.kind !== 'empty' && kept.kind !== 'waiting' && (
      <Icon name={kept.kind === 'nowhere' ? 'error' : 'check'} size={16} />
    )}
    <span className="tnum">{wordsOf(kept)}</span>
  </p>
);
