/** `amount × part / whole`, rounded half away from zero, exact for every safe integer. */
export const divideRound = (amount: number, part: number, whole: number): number => {
  const product = BigInt(amount) * BigInt(part);
  const divisor = BigInt(whole);
  const positive = product < 0n ? -product : product;
  const rounded = (positive * 2n + divisor) / (divisor * 2n);
  return Number(product < 0n ? -rounded : rounded);
};

/** The tax within a price that includes it; `rate` in hundredths of a percent. */
export const taxWithin = (amount: number, rate: number): number => divideRound(amount, rate, 10_000 + rate);

/** Divides an amount in the proportions of the weights, so that the parts sum to it exactly. */
export const spread = (amount: number, weights: readonly number[]): number[] => {
  let leftWeight = weights.reduce((sum, weight) => sum + weight, 0);
  let left = amount;
  return weights.map((weight) => {
    const part = leftWeight === 0 ? 0 : divideRound(left, weight, leftWeight);
    left -= part;
    leftWeight -= weight;
    return part;
  });
};
