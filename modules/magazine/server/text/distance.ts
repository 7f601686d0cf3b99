/** Slips between two words: letters left out, added, changed, or two neighbours swapped (each counts one). */
export const distance = (one: string, other: string): number => {
  const a = [...one];
  const b = [...other];
  let before: number[] = [];
  let above = Array.from({ length: b.length + 1 }, (_, j) => j);
  for (const [i, letter] of a.entries()) {
    const row = [i + 1];
    for (const [j, target] of b.entries()) {
      const same = letter === target ? 0 : 1;
      let least = Math.min((above[j] ?? 0) + same, (above[j + 1] ?? 0) + 1, (row[j] ?? 0) + 1);
      if (i > 0 && j > 0 && letter === b[j - 1] && a[i - 1] === target)
        least = Math.min(least, (before[j - 1] ?? 0) + 1);
      row.push(least);
    }
    before = above;
    above = row;
  }
  return above[b.length] ?? 0;
};
