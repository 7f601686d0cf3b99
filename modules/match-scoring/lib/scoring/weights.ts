/** What each criterion counts, in percent of the score. The chart is shown next to it and counts nothing. */
export const weights = { specialization: 70, frameworks: 20, practicalities: 10, profile: 25 } as const;

/** Criteria whose points make the score. */
export const isCounted = ({ criterion }: { readonly criterion: string }): boolean => criterion !== 'profile';

// Centred likeness to share, piecewise linear: unrelated passages stay under .25, related ones begin about .3.
const steps: readonly (readonly [similarity: number, share: number])[] = [
  [0.24, 0],
  [0.3, 0.25],
  [0.4, 0.6],
  [0.5, 0.85],
  [0.62, 1],
];

/** Share (0 to 1) of a criterion's weight that a similarity earns. */
export const shareOf = (similarity: number): number => {
  const first = steps[0] as readonly [number, number];
  if (similarity <= first[0]) return 0;
  for (let index = 1; index < steps.length; index += 1) {
    const [from, low] = steps[index - 1] as readonly [number, number];
    const [to, high] = steps[index] as readonly [number, number];
    if (similarity <= to) return low + ((similarity - from) / (to - from)) * (high - low);
  }
  return 1;
};

/** Points to two decimals, so that parts add up to the printed score. */
export const points = (weight: number, share: number): number => Math.round(weight * share * 100) / 100;
