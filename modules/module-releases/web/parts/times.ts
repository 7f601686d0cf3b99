import type { VersionView } from '../../schemas/modules';
import { texts } from '../texts/texts';

/** How long browsers took to load it. */
export const describeTimes = ({ halfMs, mostMs }: Pick<VersionView, 'halfMs' | 'mostMs'>): string =>
  halfMs === null || mostMs === null ? texts('times.none') : texts('times.of', { half: halfMs, most: mostMs });
