const words = 'no one two three four five six seven eight nine ten eleven twelve'.split(' ');

/** 0 to 12 in words, for sentences; larger ones in figures. */
export const numberText = (count: number): string => words[count] ?? String(count);

/** "Five Labors are still open". */
export const openLaborsText = (open: number): string => {
  if (open === 0) return 'All twelve Labors are written';
  const count = numberText(open);
  return `${count.charAt(0).toUpperCase()}${count.slice(1)} ${open === 1 ? 'Labor is' : 'Labors are'} still open`;
};
