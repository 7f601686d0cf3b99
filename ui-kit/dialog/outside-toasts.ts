/** Whether a thing lies in the place of the toasts, which Toasts marks. */
const inToasts = (thing: EventTarget | null): boolean =>
  thing instanceof Element && thing.closest('[data-toast-place]') !== null;

/**
 * For Radix's onInteractOutside of whatever holds the page: a press in a toast is not one outside the dialog. Radix knows this only
 * of toasts from the same bundle, and dialogs of modules are from others.
 */
export function keepAtToast(event: Event & { readonly detail: { readonly originalEvent: Event } }): void {
  if (inToasts(event.detail.originalEvent.target)) event.preventDefault();
}

/** Whether a key was pressed in a toast, where Escape closes the toast alone. */
export const isPressInToast = ({ target }: KeyboardEvent): boolean => inToasts(target);
