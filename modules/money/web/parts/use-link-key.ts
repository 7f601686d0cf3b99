import { useEffect, useState } from 'react';
import { useLocation } from '#core/web';

/** The key of a mailed link: in the address, or kept for this tab under a name while somebody is on another page. */
export const useLinkKey = (stored: string): string | null => {
  const { hash } = useLocation();
  const [key, setKey] = useState<string | null>(null);
  useEffect(() => {
    const named = hash.slice(1);
    if (named !== '') sessionStorage.setItem(stored, named);
    setKey(named || (sessionStorage.getItem(stored) ?? ''));
  }, [hash, stored]);
  return key;
};

/** True of what may be a key; the server says whether it is one. */
export const isLinkKey = (key: string): boolean => /^[A-Za-z0-9_-]{20,200}$/.test(key);
