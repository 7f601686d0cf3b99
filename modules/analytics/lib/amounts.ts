/** An amount in the unit in which people write it: 12.05 for 1205 cents, 1200 for 1200 yen. */
export const toMajor = (minor: number, currency: string): number => {
  const options = new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions();
  return minor / 10 ** (options.maximumFractionDigits ?? 2);
};
