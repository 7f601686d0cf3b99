/** `1.4.0`: three numbers and nothing else. A pre-release is never published. */
export const versionPattern = '^(0|[1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})\\.(0|[1-9][0-9]{0,5})$';
/** `^1.4.0`: the only kind of range there is, so that everybody reads it the same way. */
export const rangePattern = `^\\^${versionPattern.slice(1)}`;

const numbersOf = (version: string): readonly number[] => version.split('.').map(Number);

/** Less than zero when `one` is the older version. */
export const compareVersions = (one: string, other: string): number => {
  const [left, right] = [numbersOf(one), numbersOf(other)];
  const place = left.findIndex((number, index) => number !== right[index]);
  return place === -1 ? 0 : (left[place] ?? 0) - (right[place] ?? 0);
};

/** Whether a version lies in a caret range: not older, and the same in its first number that is not zero. */
export const isInRange = (range: string, version: string): boolean => {
  if (!new RegExp(rangePattern).test(range) || !new RegExp(versionPattern).test(version)) return false;
  const least = range.slice(1);
  const [major = 0, minor = 0, patch = 0] = numbersOf(least);
  const fixed = major > 0 ? [major] : minor > 0 ? [0, minor] : [0, 0, patch];
  return fixed.every((number, index) => numbersOf(version)[index] === number) && compareVersions(version, least) >= 0;
};
