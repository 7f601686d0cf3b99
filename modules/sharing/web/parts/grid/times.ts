import { formatInstant } from '#core/web';

/** The zone of this device in words, for tables that say it once. */
export const ownZone = (): string => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const short = formatInstant(new Date(), { timeZoneName: 'short' }).split(', ').at(-1);
  return short === zone ? zone : `${zone.replaceAll('_', ' ')} (${short})`;
};

/** A moment in the shortest form that is still unmistakable. */
export const shortTime = (when: string): string =>
  formatInstant(when, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit', timeZoneName: 'short' });

/** A day with its year, of a moment on this device's clock. */
export const dayOf = (when: string): string =>
  formatInstant(when, { day: 'numeric', month: 'short', year: 'numeric', timeZoneName: 'short' });
