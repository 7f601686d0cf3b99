import { useSyncExternalStore } from 'react';

/** Where the facts of a choice find room beside the picture; the same width as in the style sheet. */
const query = '(min-width: 1200px)';

const subscribe = (changed: () => void) => {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
};

/** True while the window is wide enough for three columns. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches);
