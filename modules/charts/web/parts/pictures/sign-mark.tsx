import { retrogradeStroke, SIGNS, signStrokes } from '#modules/chart-engine/public';
import styles from './sign-mark.module.css';

/** The glyph of a sign next to its name. */
export const SignGlyph = ({ sign, size = 16 }: { readonly sign: string; readonly size?: number }) => (
  <svg className={styles.glyph} width={size} height={size} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={signStrokes[(SIGNS as readonly string[]).indexOf(sign)]} />
  </svg>
);

/** The sign of going backwards; its words stand next to it. */
export const RetrogradeGlyph = () => (
  <svg className={styles.glyph} width={13} height={13} viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d={retrogradeStroke} />
  </svg>
);
