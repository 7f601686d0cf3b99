import { useDeferredValue, useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while the server draws a page and the browser takes it over, true right after and everywhere else: for ornaments below the fold,
 * so that the first words do not wait for thousands of coordinates.
 */
export const useLater = (): boolean =>
  useDeferredValue(
    useSyncExternalStore(
      never,
      () => true,
      () => false,
    ),
  );
