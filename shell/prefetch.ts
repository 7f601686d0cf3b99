import { useEffect } from 'react';
import { useSession } from '#core/web';
import { pageReady } from './page-ready';

/**
 * Loads what the page behind a link is drawn with when the link is pointed at or focused, so that the click finds it there. Were only its
 * module there, React would show the stand-in, and keep it for 300 ms.
 */
export const usePrefetch = (): void => {
  useEffect(() => {
    const notice = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (link?.origin === location.origin)
        pageReady(link.pathname, useSession.getState().user === null).catch(() => undefined);
    };
    document.addEventListener('pointerover', notice, { passive: true });
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);
};
