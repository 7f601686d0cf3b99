/** A price as typed: null where nothing was, undefined where it is no price. */
export const priceOf = (typed: string): number | null | undefined => {
  if (typed.trim() === '') return null;
  const price = Number(typed);
  return Number.isInteger(price) && price >= 0 && price <= 2000 ? price : undefined;
};
