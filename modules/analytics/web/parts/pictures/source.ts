import { formatDateTime, formatNumber } from '#core/web';
import type { Report } from '../../../schemas/report';
import { texts } from '../../texts/texts';

/** Where a picture's figures come from, and of when. */
export const sourceOf = ({ sample, asOf }: Pick<Report, 'sample' | 'asOf'>): string =>
  texts(sample ? 'source.sample' : 'source', { when: formatDateTime(asOf) });

/** A share of a hundred as it is read, without decimals. */
export const rounded = (percent: number): string => `${Math.round(percent)}%`;

/** An amount in the smallest unit of its currency, as it is read. */
export const amount = (minor: number, currency: string): string =>
  formatNumber(minor / 100, { style: 'currency', currency, trailingZeroDisplay: 'stripIfInteger' });
