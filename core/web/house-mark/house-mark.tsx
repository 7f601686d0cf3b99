import { getHouse } from '#core/web';
import { LogoMark } from '#ui';
import styles from './house-mark.module.css';

/** The mark of the house, next to its name: the picture that staff chose, else the built-in one. */
export const HouseMark = ({ size }: { readonly size?: number }) => {
  const { mark } = getHouse();
  if (!mark) return <LogoMark size={size} />;
  return <img src={mark.src} alt="" width={size ?? 28} height={size ?? 28} className={styles.mark} />;
};
