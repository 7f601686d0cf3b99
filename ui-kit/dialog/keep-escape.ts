import { isPressInToast } from './outside-toasts';

/**
 * For Radix's onEscapeKeyDown, which hears the key before anything inside does: while a list is open under a box, Escape
 * closes the list and not the dialog around it. In a toast it closes the toast.
 */
export function keepEscape(event: KeyboardEvent): void {
  const { target } = event;
  if (isPressInToast(event)) event.preventDefault();
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
}
