/** A stretch of time in Unix milliseconds, the end exclusive. */
export interface Part {
  readonly from: number;
  readonly to: number;
}

/** Clocks are looked at every half hour: none was ever moved twice within one. */
const STEP_SECONDS = 1800;

/**
 * What a clock showed from one second of the day to another (both included), by its earlier or by its later showing: `at` gives the
 * instant of a second in Unix milliseconds, null for one that was skipped. Between two looks at which the clock stood alike it was not moved.
 */
function shown(at: (second: number) => number | null, first: number, last: number): Part[] {
  const ahead = (second: number): number | null => {
    const instant = at(second);
    return instant === null ? null : instant - second * 1000;
  };
  const parts: Part[] = [];
  const take = (from: number, to: number, by: number | null): void => {
    if (by !== null) parts.push({ from: by + from * 1000, to: by + (to + 1) * 1000 });
  };
  let begin = first;
  let now = ahead(first);
  for (let look = first; look < last; ) {
    const next = Math.min(look + STEP_SECONDS, last);
    const then = ahead(next);
    while (now !== then) {
      let [before, after] = [look, next];
      while (after - before > 1) {
        const middle = Math.floor((before + after) / 2);
        if (ahead(middle) === now) before = middle;
        else after = middle;
      }
      take(begin, before, now);
      [begin, look, now] = [after, after, ahead(after)];
    }
    look = next;
  }
  take(begin, last, now);
  return parts;
}

/**
 * All the time during which a clock showed a reading from `first` to `last` (seconds of the day, both included), in order and joined:
 * what it skipped is not in it, what it showed twice is in it twice, and what it showed in between of another hour or day is not.
 */
export function partsOf(
  at: (second: number, fold: 'earlier' | 'later') => number | null,
  first: number,
  last: number,
): Part[] {
  const all = (['earlier', 'later'] as const).flatMap((fold) => shown((second) => at(second, fold), first, last));
  const joined: { from: number; to: number }[] = [];
  for (const { from, to } of all.sort((a, b) => a.from - b.from)) {
    const last = joined.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else joined.push({ from, to });
  }
  return joined;
}
