/** Milliseconds of work before something else gets a turn. */
const turn = 12;

/** A pause for long work to await between its steps: it lets other work go first once enough time has passed. */
export const createTurns = (): (() => Promise<void>) => {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < turn) return;
    await new Promise((resolve) => setTimeout(resolve, 0));
    since = performance.now();
  };
};
