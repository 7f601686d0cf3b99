/** Leaves that may become null when charts disagree. */
export type Agreed<T> = T extends readonly unknown[]
  ? T | null
  : T extends object
    ? { [K in keyof T]: Agreed<T[K]> }
    : T | null;

const sameList = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);

/** What all values have in common: equal leaves and equal lists stay, anything that differs becomes null. */
export function agree<T>(values: readonly T[]): Agreed<T> {
  const [first, ...others] = values;
  if (Array.isArray(first)) {
    return (others.every((other) => Array.isArray(other) && sameList(first, other)) ? first : null) as Agreed<T>;
  }
  if (typeof first === 'object' && first !== null) {
    if (others.some((other) => other === null)) return null as Agreed<T>;
    const entries = Object.keys(first).map((key) => [key, agree(values.map((value) => value[key as keyof T]))]);
    return Object.fromEntries(entries) as Agreed<T>;
  }
  return (others.every((other) => other === first) ? first : null) as Agreed<T>;
}
