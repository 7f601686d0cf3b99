import { formatDateTime } from '#core/web';
import type { Report } from '../../schemas/report';
import { texts } from './texts/texts';

/** Where a picture's figures come from, and of when. */
export const sourceOf = ({ sample, asOf }: Pick<Report, 'sample' | 'asOf'>): string =>
  texts(sample ? 'source.sample' : 'source', { when: formatDateTime(asOf) });

/** A share of a hundred as it is read, without decimals. */
export const rounded = (percent: number): string => `${Math.round(percent)}%`;
