/** The fastest the gem may turn. */
export const degreesPerSecond = 6;
/** Pictures in a second: at this pace the rim moves less than a pixel between two of them. */
const picturesPerSecond = 30;
/** Milliseconds; a longer pause between two frames (a busy page, a tab that slept) is no leap. */
const longest = 100;

/** The next angle, 0 to 360, after so many milliseconds. */
export const nextAngle = (angle: number, elapsed: number): number =>
  (angle + (Math.min(longest, Math.max(0, elapsed)) / 1000) * degreesPerSecond) % 360;

/** Calls `show` with angles from `start` on until the returned function is called, which answers nothing more. */
export const spin = (start: number, show: (angle: number) => void): (() => void) => {
  let angle = start;
  let last: number | null = null;
  let frame = requestAnimationFrame(step);
  function step(now: number): void {
    frame = requestAnimationFrame(step);
    // A little less than the pace, so that a screen of 60 Hz gives every second frame and not every third.
    if (last !== null && now - last < 1000 / picturesPerSecond - 4) return;
    if (last !== null) {
      angle = nextAngle(angle, now - last);
      show(angle);
    }
    last = now;
  }
  return () => cancelAnimationFrame(frame);
};
