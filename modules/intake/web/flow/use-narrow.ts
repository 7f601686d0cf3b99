import { useSyncExternalStore } from 'react';

/** Phones: one question a screen. */
const query = '(max-width: 759px)';

const listen = (changed: () => void): (() => void) => {
  const media = globalThis.matchMedia?.(query);
  media?.addEventListener('change', changed);
  return () => media?.removeEventListener('change', changed);
};

/** True on a screen for one question at a time. */
export const useNarrow = (): boolean =>
  useSyncExternalStore(
    listen,
    () => globalThis.matchMedia?.(query).matches ?? false,
    () => false,
  );
