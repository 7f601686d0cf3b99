import type { Player } from './player';

/** How long a sound waits for the panel of the next step, in ms. */
const patience = 600;
let waiting: { readonly player: Player; readonly end: ReturnType<typeof setTimeout> } | null = null;

/** The panel goes while its sound is on: it ends, unless another panel is there at once, as when a step changes. */
export const leaveBehind = (player: Player): void => {
  waiting?.player.close();
  clearTimeout(waiting?.end);
  const end = setTimeout(() => {
    waiting = null;
    player.close();
  }, patience);
  waiting = { player, end };
};

/** The sound that the panel before left on; null when there is none. */
export const takeOver = (): Player | null => {
  const left = waiting;
  waiting = null;
  clearTimeout(left?.end);
  return left?.player ?? null;
};
