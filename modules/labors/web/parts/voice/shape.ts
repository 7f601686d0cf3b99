/** How many stretches a recording is drawn with. */
export const stretches = 100;

/** At most a hundred values of loudness; the loudest of each stretch counts. */
export const drawn = (peaks: readonly number[]): number[] => {
  const step = Math.max(1, peaks.length / stretches);
  return Array.from({ length: Math.min(stretches, peaks.length) }, (_, i) => {
    const first = Math.floor(i * step);
    return Math.max(...peaks.slice(first, Math.max(first + 1, Math.floor((i + 1) * step))));
  });
};

/** The drawing as it is stored: a digit for each stretch. */
export const shapeOf = (peaks: readonly number[]): string =>
  drawn(peaks)
    .map((loudness) => Math.min(9, Math.round(loudness * 9)))
    .join('');

export const peaksOf = (shape: string): number[] => [...shape].map((digit) => Number(digit) / 9);
