/** `a, b and c`. */
export const listed = (items: readonly (string | number)[]): string =>
  items.length < 2 ? String(items[0] ?? '') : `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;

/** `Labor 4` or `Labors 1, 4 and 9`. */
export const laborsNamed = (numbers: readonly number[]): string =>
  `${numbers.length === 1 ? 'Labor' : 'Labors'} ${listed(numbers)}`;

const small = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten', 'eleven', 'twelve'];

/** Small counts in words, others in figures. */
export const counted = (count: number): string => small[count] ?? count.toLocaleString('en');

export const capital = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);
