import { formatNumber } from '#core/web';
import { texts } from '../texts/texts';

const kilobyte = 1024;

/** A size of a file in words. */
export const sizeInWords = (bytes: number): string =>
  bytes >= kilobyte * kilobyte
    ? texts('size.mb', { size: formatNumber(Math.round((bytes / kilobyte / kilobyte) * 10) / 10) })
    : texts('size.kb', { size: formatNumber(Math.max(1, Math.round(bytes / kilobyte))) });

/** How much of a file has arrived, in whole percent. */
export const percentOf = (received: number, size: number): number =>
  size === 0 ? 0 : Math.floor((received / size) * 100);
