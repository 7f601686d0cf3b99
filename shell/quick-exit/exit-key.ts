/** Presses of Shift, alone, and within how many milliseconds they have to come. */
const times = 3;
const within = 2000;

/**
 * Hears Shift pressed three times on its own, as on other sites for people in danger: it writes nothing, closes nothing and is
 * no shortcut of a browser. Any other key or pointer between the presses starts anew, so that capitals count for nothing.
 * `onPress` receives how many presses are still missing; 0 is the last.
 */
export const listenForExit = (onPress: (missing: number) => void): (() => void) => {
  let presses: number[] = [];
  let alone = false;
  const reset = (): void => {
    presses = [];
    alone = false;
  };
  const down = (event: KeyboardEvent): void => {
    const other = event.key !== 'Shift' || event.ctrlKey || event.altKey || event.metaKey || event.isComposing;
    if (other) reset();
    else alone = true;
  };
  const up = (event: KeyboardEvent): void => {
    if (event.key !== 'Shift' || !alone) return;
    alone = false;
    const now = event.timeStamp;
    presses = [...presses.filter((at) => now - at < within), now];
    onPress(Math.max(0, times - presses.length));
    if (presses.length >= times) reset();
  };
  // Before any part of the page can keep the key to itself.
  addEventListener('keydown', down, true);
  addEventListener('keyup', up, true);
  addEventListener('pointerdown', reset, true);
  return () => {
    removeEventListener('keydown', down, true);
    removeEventListener('keyup', up, true);
    removeEventListener('pointerdown', reset, true);
  };
};
