import { useEffect } from 'react';
import { useSession } from '#core/web';
import { loadModule } from './loader';
import { planOf } from './plan';

/** The module behind an own link, if the person may open it. */
const moduleAt = (link: HTMLAnchorElement): string | null => {
  if (link.origin !== location.origin) return null;
  const plan = planOf(link.pathname, useSession.getState().user === null);
  return plan.kind === 'module' ? plan.module.id : null;
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
