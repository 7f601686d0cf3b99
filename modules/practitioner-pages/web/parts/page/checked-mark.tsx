import { Icon } from '#ui';
import { texts } from '../../texts/texts';
import styles from './checked-mark.module.css';

/** The mark of a checked training: a glyph and its word. */
export const CheckedMark = ({ label = texts('verified') }: { readonly label?: string }) => (
  <span className={styles.mark} title={texts('verified.more')}>
    <Icon name="success" size={18} />
    {label}
  </span>
);
