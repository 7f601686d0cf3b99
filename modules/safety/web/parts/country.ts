const key = 'hedo.country';

/** The country that was chosen on this device; null when none was, or when it may not be stored. */
export const readCountry = (): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
};

/** Remembers the chosen country on this device alone. */
export const saveCountry = (code: string): void => {
  try {
    localStorage.setItem(key, code);
  } catch {
    // The page still shows it; only the next visit asks again.
  }
};

/** Newer browsers list the time zones of a region; TypeScript does not know it yet. */
interface LocaleWithZones extends Intl.Locale {
  readonly getTimeZones?: () => readonly string[] | undefined;
  readonly timeZones?: readonly string[];
}

const zonesOf = (code: string): readonly string[] => {
  const locale: LocaleWithZones = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? locale.timeZones ?? [];
};

/**
 * A country by the clock of the device, else by the region of the browser's language: many browsers abroad are set to American
 * English. Null when neither names one of `codes`.
 */
export const guessCountry = (codes: readonly string[]): string | null => {
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const byClock = zone === 'UTC' ? undefined : codes.find((code) => zonesOf(code).includes(zone));
  if (byClock) return byClock;
  const region = new Intl.Locale(navigator.language).region;
  return region !== undefined && codes.includes(region) ? region : null;
};
