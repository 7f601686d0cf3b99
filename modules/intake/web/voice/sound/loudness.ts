/** Volume goes from 0 to 1 in tenths; this is where it begins. */
export const usualVolume = 0.7;
/** How long a sound takes to come and to go, in seconds. */
export const fadeSeconds = 0.4;

/** A volume from anywhere (storage, a slider) as a tenth between 0 and 1; the usual one when it is no number. */
export const volumeOf = (value: unknown): number => {
  const number = typeof value === 'string' && value.trim() === '' ? Number.NaN : Number(value ?? Number.NaN);
  return Number.isFinite(number) ? Math.round(Math.min(1, Math.max(0, number)) * 10) / 10 : usualVolume;
};

/** What a volume does to the samples: squared, since ears hear in ratios and half the way is to sound half as loud. */
export const gainOf = (volume: number): number => volumeOf(volume) ** 2;
