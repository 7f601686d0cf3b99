/** Of `last + 1` marks in a circle, the one that a key leads to; undefined for keys that lead nowhere. */
export const markAfter = (place: number, key: string, last: number): number | undefined => {
  if (key === 'Home') return 0;
  if (key === 'End') return last;
  if (key === 'ArrowRight' || key === 'ArrowDown') return place === last ? 0 : place + 1;
  if (key === 'ArrowLeft' || key === 'ArrowUp') return place === 0 ? last : place - 1;
  return undefined;
};
