import { useEffect, useState } from 'react';
import { getPageData, Slot, shellBell } from '#core/web';
import styles from './header.module.css';

/** Calls `then` when the page has its heading and nothing else to do: what belongs to the page comes first. */
const whenThePageStands = (then: () => void): (() => void) => {
  let off = () => {};
  const rest = () => {
    if ('requestIdleCallback' in window) {
      const wish = requestIdleCallback(then, { timeout: 3000 });
      off = () => cancelIdleCallback(wish);
      return;
    }
    const timer = setTimeout(then, 1500);
    off = () => clearTimeout(timer);
  };
  if (document.querySelector('main h1')) rest();
  else {
    const watch = new MutationObserver(() => {
      if (!document.querySelector('main h1')) return;
      watch.disconnect();
      rest();
    });
    watch.observe(document.body, { childList: true, subtree: true });
    off = () => watch.disconnect();
  }
  return () => off();
};

/** Room for the bell, kept from the first moment on so that nothing moves; what fills it is fetched once the page stands. */
export const BellPlace = () => {
  const [stands, setStands] = useState(false);
  useEffect(() => whenThePageStands(() => setStands(true)), []);
  if (!getPageData().modules.some((module) => module.fills.includes(shellBell.id))) return null;
  return <span className={styles.bell}>{stands && <Slot of={shellBell} with={{}} />}</span>;
};
