import styles from './gap.module.css';

/** A step of the 8 px rhythm: 1 is 4 px, 4 is 16 px, 6 is 32 px, 8 is 72 px. */
export type Gap = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8;

/** The class that sets the space between the children of a grid or a row. */
export const gapClass = (gap: Gap): string => styles[`gap${gap}`] ?? '';
