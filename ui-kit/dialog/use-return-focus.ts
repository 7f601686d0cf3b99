import { useLayoutEffect, useRef } from 'react';

/**
 * For what is opened over the page without a trigger of its own: the handler for Radix's onCloseAutoFocus. The focus
 * returns to where it was, unless the page has changed or something else has taken it.
 */
export function useReturnFocus(open: boolean | undefined): (event: Event) => void {
  const before = useRef<{ readonly element: Element | null; readonly path: string } | null>(null);
  // Before the content mounts: a form inside may take the focus at once.
  useLayoutEffect(() => {
    if (open) before.current = { element: document.activeElement, path: location.pathname };
  }, [open]);
  return (event) => {
    event.preventDefault();
    const { element, path } = before.current ?? {};
    const free = document.activeElement === null || document.activeElement === document.body;
    // A shape of a picture may have opened it.
    const focusable = element instanceof HTMLElement || element instanceof SVGElement;
    if (free && path === location.pathname && focusable && element.isConnected) element.focus({ preventScroll: true });
  };
}
