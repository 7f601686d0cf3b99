const STEP_MS = 30 * 60_000;
const RESOLUTION_MS = 1000;

const same = (a: readonly number[], b: readonly number[]) => a.every((value, i) => value === b[i]);

/**
 * Moments in (from, to) at which any part of `state` changes, to the second: looks every half hour and at `turns`, then halving.
 * What changes and returns between two looks is not seen; a body that turns back can do that, so `turns` says when one does.
 */
export function findChanges(
  state: (ms: number) => readonly number[],
  from: number,
  to: number,
  turns: readonly number[] = [],
): number[] {
  const changes: number[] = [];
  let at = from;
  let now = state(from);
  while (at < to) {
    const next = Math.min(at + STEP_MS, to, turns.find((turn) => turn > at) ?? to);
    const then = state(next);
    while (!same(now, then)) {
      let [before, after] = [at, next];
      while (after - before > RESOLUTION_MS) {
        const middle = Math.round((before + after) / 2);
        if (same(now, state(middle))) before = middle;
        else after = middle;
      }
      if (after >= to) return changes;
      changes.push(after);
      [at, now] = [after, state(after)];
    }
    at = next;
  }
  return changes;
}
