import { useEffect, useRef } from 'react';
import { useLocation } from '#core/web';

const timeoutMs = 10_000;

const focusHeading = (heading: HTMLElement): void => {
  if (!heading.hasAttribute('tabindex')) heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
};

/** Focuses the page's heading as soon as there is one; gives up when the person has moved on. */
const whenHeading = (): (() => void) => {
  const main = document.getElementById('main');
  const find = (): HTMLElement | null => main?.querySelector('h1') ?? null;
  const now = find();
  if (now) {
    focusHeading(now);
    return () => undefined;
  }
  const before = document.activeElement;
  const observer = new MutationObserver(() => {
    const heading = find();
    if (!heading) return;
    observer.disconnect();
    if (document.activeElement === before || document.activeElement === document.body) focusHeading(heading);
  });
  if (main) observer.observe(main, { childList: true, subtree: true });
  const timer = setTimeout(() => observer.disconnect(), timeoutMs);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
  };
};

/** After moving to another page: its top, and the focus on its heading, which a screen reader then says. */
export const useRouteFocus = (): void => {
  const { pathname, hash, key } = useLocation();
  const last = useRef(pathname);
  const wentBack = useRef(false);
  useEffect(() => {
    const note = () => {
      wentBack.current = true;
    };
    addEventListener('popstate', note);
    return () => removeEventListener('popstate', note);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key tells two visits of one address apart
  useEffect(() => {
    if (hash) document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
    const back = wentBack.current;
    wentBack.current = false;
    if (last.current === pathname) return;
    last.current = pathname;
    if (!hash && !back) scrollTo(0, 0);
    return whenHeading();
  }, [pathname, hash, key]);
};
