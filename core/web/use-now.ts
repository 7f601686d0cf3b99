import { useSyncExternalStore } from 'react';
import type { StoreApi } from 'zustand';

/**
 * What a store holds now. A page that is drawn on the server, and the hydration of it, ask for that too; the hook of
 * zustand's `create` would give them what it was when the process began, whoever asks.
 */
export const useNow = <T, U>(store: StoreApi<T>, select: (state: T) => U): U => {
  const read = (): U => select(store.getState());
  return useSyncExternalStore(store.subscribe, read, read);
};
