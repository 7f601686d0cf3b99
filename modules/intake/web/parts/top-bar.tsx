import { Link } from '#core/web';
import { LogoMark } from '#ui';
import type { Kept } from '../keeping/kept';
import { texts } from '../texts/texts';
import styles from './bar.module.css';
import { KeptLine } from './kept-line';

/** All that is left of the page's frame: the way home, where the words are kept, and the way out. */
export const TopBar = ({ kept }: { readonly kept: Kept }) => (
  <header className={styles.bar}>
    <div className={`wrap ${styles.barIn}`}>
      <Link to="/" className={styles.logo} aria-label={texts('home')}>
        <LogoMark size={26} />
        <span aria-hidden="true">Hedo</span>
      </Link>
      <KeptLine kept={kept} />
      <Link to="/" className={styles.leave}>
        {texts('leave')}
      </Link>
    </div>
  </header>
);
