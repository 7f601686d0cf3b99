const plain = (text: string): string => text.toLowerCase().replaceAll('_', ' ');
let zones: readonly string[] | null = null;
const allZones = (): readonly string[] => [...new Set(['UTC', ...Intl.supportedValuesOf('timeZone')])];

/** The zone that a text names in full, however it is capitalised; null for any other text. */
export const findZone = (text: string): string | null => {
  zones ??= allZones();
  const wanted = plain(text.trim());
  return zones.find((zone) => plain(zone) === wanted) ?? null;
};

/** Zones whose name holds all words of a text; those that begin a name come first. */
export const searchZones = async (text: string): Promise<readonly string[]> => {
  zones ??= allZones();
  const words = plain(text)
    .split(/[\s/]+/u)
    .filter(Boolean);
  const begins = (zone: string): boolean =>
    plain(zone)
      .split('/')
      .some((part) => part.startsWith(words[0] ?? ''));
  const found = zones.filter((zone) => words.every((word) => plain(zone).includes(word)));
  return [...found.filter(begins), ...found.filter((zone) => !begins(zone))].slice(0, 30);
};

/** The zone of this device. */
export const getOwnZone = (): string => Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** A zone as people read it: `America/New York`. */
export const formatZone = (zone: string): string => zone.replaceAll('_', ' ');

/** Seconds east of Greenwich as "UTC−05:00"; seconds only where there are some (local mean time). */
export const formatOffset = (seconds: number): string => {
  const whole = Math.abs(seconds);
  const parts = [Math.floor(whole / 3600), Math.floor(whole / 60) % 60, whole % 60];
  const clock = parts.slice(0, parts[2] === 0 ? 2 : 3).map((part) => String(part).padStart(2, '0'));
  return `UTC${seconds < 0 ? '−' : '+'}${clock.join(':')}`;
};
