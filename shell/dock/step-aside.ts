import { type RefObject, useEffect } from 'react';
import { closeOverlay } from '#core/web';

const under = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Closes a panel next to the page when the keyboard reaches something that lies under it: focus is never hidden. */
export const useStepAside = (frame: RefObject<HTMLElement | null>, active: boolean): void => {
  useEffect(() => {
    if (!active) return;
    const reached = (event: FocusEvent): void => {
      const panel = frame.current;
      const target = event.target;
      if (!panel || !(target instanceof HTMLElement) || panel.contains(target)) return;
      if (!target.matches(':focus-visible') || target.closest('[role="dialog"]')) return;
      // The browser scrolls to what has focus first.
      requestAnimationFrame(() => {
        if (document.activeElement === target && under(target.getBoundingClientRect(), panel.getBoundingClientRect()))
          closeOverlay();
      });
    };
    document.addEventListener('focusin', reached);
    return () => document.removeEventListener('focusin', reached);
  }, [frame, active]);
};
