import { formatInstant } from '#core/web';

/** Day and time of a version, in the person's own zone. */
export const when = (iso: string): string => formatInstant(iso, { dateStyle: 'medium', timeStyle: 'short' });
