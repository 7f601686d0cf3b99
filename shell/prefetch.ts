import { useEffect } from 'react';
import { pageData, useSession } from '#core/web';
import { loadModule } from './loader';

/** The module behind an own link, if the person may open it. */
const moduleAt = (link: HTMLAnchorElement): string | null => {
  if (link.origin !== location.origin) return null;
  const visitor = useSession.getState().user === null;
  for (const module of pageData().modules)
    for (const root of module.roots)
      if (link.pathname === root.route || link.pathname.startsWith(`${root.route}/`))
        return visitor && root.access === 'signed-in' ? null : module.id;
  return null;
};

/** Loads a module when a link to it is pointed at or focused, so that the click finds it there. */
export const usePrefetch = (): void => {
  useEffect(() => {
    const notice = (event: Event): void => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const module = link && moduleAt(link);
      if (module) loadModule(module).catch(() => undefined);
    };
    document.addEventListener('pointerover', notice, { passive: true });
    document.addEventListener('focusin', notice);
    return () => {
      document.removeEventListener('pointerover', notice);
      document.removeEventListener('focusin', notice);
    };
  }, []);
};
