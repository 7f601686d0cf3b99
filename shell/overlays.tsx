import { useEffect, useState } from 'react';
import { Slot, shellOverlay } from '#core/web';

/** The slot over every page, filled once the page is idle. */
export const Overlays = () => {
  const [idle, setIdle] = useState(false);
  useEffect(() => {
    if ('requestIdleCallback' in window) {
      const wait = requestIdleCallback(() => setIdle(true), { timeout: 4000 });
      return () => cancelIdleCallback(wait);
    }
    const wait = setTimeout(() => setIdle(true), 2000);
    return () => clearTimeout(wait);
  }, []);
  return idle ? <Slot of={shellOverlay} with={{}} /> : null;
};
