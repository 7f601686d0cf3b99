/** Milliseconds after the page has loaded: whoever is still there by then may see something move. */
const timeoutMs = 4000;

/** Calls `then` some seconds after the page has loaded, when it is idle; the returned function calls it off. */
export const whenIdle = (then: () => void): (() => void) => {
  let off = () => {};
  const idle = () => {
    if (!('requestIdleCallback' in window)) return then();
    const wait = requestIdleCallback(then, { timeout: timeoutMs });
    off = () => cancelIdleCallback(wait);
  };
  const loaded = () => {
    const later = setTimeout(idle, timeoutMs);
    off = () => clearTimeout(later);
  };
  if (document.readyState === 'complete') loaded();
  else {
    window.addEventListener('load', loaded, { once: true });
    off = () => window.removeEventListener('load', loaded);
  }
  return () => off();
};
