/**
 * For Radix's onEscapeKeyDown, which hears the key before anything inside does: while a list is open under a box, Escape
 * closes the list and not the dialog around it.
 */
export function keepEscape(event: KeyboardEvent): void {
  const { target } = event;
  if (target instanceof Element && target.matches('[role="combobox"][aria-expanded="true"]')) event.preventDefault();
}
