import { texts } from '../texts/texts';

/** `1,240 words`. */
export const formatWords = (count: number): string => texts('words', { count });
