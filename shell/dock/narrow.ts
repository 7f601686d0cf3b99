import { useSyncExternalStore } from 'react';

const query = '(max-width: 859px)';
const listen = (heard: () => void): (() => void) => {
  const media = matchMedia(query);
  media.addEventListener('change', heard);
  return () => media.removeEventListener('change', heard);
};

/** True on phones, where a panel covers the page and holds it. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => matchMedia(query).matches,
    () => false,
  );
