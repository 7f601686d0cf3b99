import { invalid } from '#core/contract/errors';

/** Offset of a zone from UTC right now, such as `+05:30`; throws 422 at `path` for what is no IANA zone. */
export const zoneOffset = (zone: string, path: string, at: Date = new Date()): string => {
  try {
    const parts = new Intl.DateTimeFormat('en', { timeZone: zone, timeZoneName: 'longOffset' }).formatToParts(at);
    const name = parts.find(({ type }) => type === 'timeZoneName')?.value ?? 'GMT';
    return name === 'GMT' ? '+00:00' : name.slice(3, 9);
  } catch {
    throw invalid(path, 'Choose a time zone such as Europe/Berlin.');
  }
};
