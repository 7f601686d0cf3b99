import { type RefObject, useEffect } from 'react';

const under = (one: DOMRect, other: DOMRect): boolean =>
  one.left < other.right && one.right > other.left && one.top < other.bottom && one.bottom > other.top;

/** Closes a sheet next to the page when the keyboard reaches something that lies under it: focus is never hidden. */
export const useStepAside = (inside: RefObject<HTMLElement | null>, active: boolean, close: () => void): void => {
  useEffect(() => {
    if (!active) return;
    const reached = ({ target }: FocusEvent): void => {
      const sheet = inside.current?.closest('[role="dialog"]');
      if (!sheet || !(target instanceof HTMLElement || target instanceof SVGElement) || sheet.contains(target)) return;
      if (!target.matches(':focus-visible')) return;
      // The browser scrolls to what has focus first.
      requestAnimationFrame(() => {
        if (document.activeElement === target && under(target.getBoundingClientRect(), sheet.getBoundingClientRect()))
          close();
      });
    };
    document.addEventListener('focusin', reached);
    return () => document.removeEventListener('focusin', reached);
  });
};
