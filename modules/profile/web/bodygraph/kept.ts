/** Reckons once for every object it is asked about, and keeps the answer as long as the object lives. */
export const kept = <K extends object, T>(reckon: (key: K) => T): ((key: K) => T) => {
  const known = new WeakMap<K, T>();
  return (key) => {
    const had = known.get(key);
    if (had !== undefined) return had;
    const made = reckon(key);
    known.set(key, made);
    return made;
  };
};
