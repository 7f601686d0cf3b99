import { type RefObject, useEffect, useState } from 'react';

const calm = '(prefers-reduced-motion: reduce)';

/** True while somebody could see it turn: on the screen, in an open tab, and motion is welcome. False where the server draws. */
export const useMayTurn = (place: RefObject<Element | null>): boolean => {
  const [near, setNear] = useState(false);
  const [open, setOpen] = useState(false);
  const [lively, setLively] = useState(false);
  useEffect(() => {
    const motion = matchMedia(calm);
    const wish = () => setLively(!motion.matches);
    const tab = () => setOpen(document.visibilityState === 'visible');
    const watch = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false));
    wish();
    tab();
    if (place.current) watch.observe(place.current);
    motion.addEventListener('change', wish);
    document.addEventListener('visibilitychange', tab);
    return () => {
      watch.disconnect();
      motion.removeEventListener('change', wish);
      document.removeEventListener('visibilitychange', tab);
    };
  }, [place]);
  return near && open && lively;
};
