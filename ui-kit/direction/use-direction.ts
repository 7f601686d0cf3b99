import { useSyncExternalStore } from 'react';

/** The direction in which the page reads, for parts whose arrow keys follow it. The server draws left to right. */
export function useDirection(): 'ltr' | 'rtl' {
  return useSyncExternalStore(onChange, read, () => 'ltr');
}

function read(): 'ltr' | 'rtl' {
  return document.documentElement.dir === 'rtl' ? 'rtl' : 'ltr';
}

function onChange(listener: () => void): () => void {
  const watch = new MutationObserver(listener);
  watch.observe(document.documentElement, { attributeFilter: ['dir'] });
  return () => watch.disconnect();
}
