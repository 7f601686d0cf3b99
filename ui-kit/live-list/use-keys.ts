import { useEffectEvent, useLayoutEffect } from 'react';

/** True where a plain key is a letter of what somebody writes, or belongs to a menu. */
const writing = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || target.closest('input, textarea, select, [role="textbox"], [role="menu"]') !== null);

/**
 * Hears plain keys anywhere on the page, but not while somebody writes or a dialog is open. `first`: before those to whom the key means
 * something on every page.
 */
export const useKeys = (keys: Readonly<Record<string, () => void>>, { first = false } = {}): void => {
  const press = useEffectEvent((event: KeyboardEvent): void => {
    const act = keys[event.key];
    if (!act || event.defaultPrevented || event.isComposing || event.altKey || event.ctrlKey || event.metaKey) return;
    if (writing(event.target) || document.querySelector('[role="dialog"][data-state="open"]')) return;
    event.preventDefault();
    act();
  });
  // With the drawing itself: whoever sees the page may press a key at once.
  useLayoutEffect(() => {
    const heard = (event: KeyboardEvent): void => press(event);
    addEventListener('keydown', heard, first);
    return () => removeEventListener('keydown', heard, first);
  }, [first]);
};
