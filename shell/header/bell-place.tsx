import { useEffect, useState } from 'react';
import { pageData, Slot, shellBell } from '#core/web';
import styles from './header.module.css';

/** Room for the bell, kept from the first moment on so that nothing moves; what fills it is fetched when the page is at rest. */
export const BellPlace = () => {
  const [rested, setRested] = useState(false);
  useEffect(() => {
    if (!('requestIdleCallback' in window)) {
      const timer = setTimeout(() => setRested(true), 1500);
      return () => clearTimeout(timer);
    }
    const wish = requestIdleCallback(() => setRested(true), { timeout: 3000 });
    return () => cancelIdleCallback(wish);
  }, []);
  if (!pageData().modules.some((module) => module.fills.includes(shellBell.id))) return null;
  return <span className={styles.bell}>{rested && <Slot of={shellBell} with={{}} />}</span>;
};
