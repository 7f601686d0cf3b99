import type { Stretch } from '#modules/scheduling/public';

/** The same time in as few stretches as possible, in order; what is empty or outside of the window is gone. */
export const mergeStretches = (all: readonly Stretch[], window: Stretch): Stretch[] => {
  const merged: Stretch[] = [];
  const within = all
    .map(({ from, to }) => ({ from: Math.max(from, window.from), to: Math.min(to, window.to) }))
    .filter(({ from, to }) => from < to)
    .sort((one, other) => one.from - other.from);
  for (const next of within) {
    const last = merged.at(-1);
    if (last && next.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, next.to) };
    else merged.push(next);
  }
  return merged;
};
