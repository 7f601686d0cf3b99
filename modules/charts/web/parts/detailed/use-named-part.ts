import { useEffect } from 'react';
import { useLocation } from '#core/web';

/** Scrolls to the part that the address names (`#keys`), once it is there: the page comes before its parts do. */
export const useNamedPart = (ready: boolean): void => {
  const { hash } = useLocation();
  useEffect(() => {
    if (ready && hash.length > 1) document.getElementById(hash.slice(1))?.scrollIntoView();
  }, [ready, hash]);
};
