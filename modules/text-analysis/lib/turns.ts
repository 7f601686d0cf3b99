import { setImmediate as others } from 'node:timers/promises';

/** Milliseconds of work before other requests get a turn. */
const turn = 12;

/** A pause for long work to await between its steps: it lets other requests go first once enough time has passed. */
export const createTurns = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turn) return;
    await others();
    since = performance.now();
  };
};
