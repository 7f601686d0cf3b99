const seen = (element: Element | null | undefined): element is HTMLElement =>
  element instanceof HTMLElement && element.isConnected && element.getClientRects().length > 0;

/** Puts the focus back where an overlay was opened from, else on its button, unless something else has taken it. */
export const giveBack = (id: string, opener: Element | null, frame: Element | null): void => {
  const now = document.activeElement;
  if (now && now !== document.body && !frame?.contains(now)) return;
  const button = document.querySelector(`[data-overlay="${id}"]`);
  const back = [opener, button, document.querySelector('[data-more]')].find(seen);
  back?.focus({ preventScroll: true });
};
