import { texts } from './texts/texts';

/** "Five Labors are still open". */
export const openLaborsText = (open: number): string =>
  open === 0 ? texts('allWritten') : texts('stillOpen', { open });
