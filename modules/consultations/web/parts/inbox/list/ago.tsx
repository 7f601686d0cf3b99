import { useEffect, useState } from 'react';
import { texts } from '../texts/texts';

/** How long ago an instant (ms) was, in words. */
export const agoText = (at: number, now: number): string => {
  const seconds = Math.max(0, Math.round((now - at) / 1000));
  if (seconds < 1) return texts('ago.now');
  return seconds < 60
    ? texts('ago.seconds', { count: seconds })
    : texts('ago.minutes', { count: Math.floor(seconds / 60) });
};

/** The clock, once a second while the page is seen. */
export const useNowMs = (): number => {
  const [now, setNow] = useState(() => Date.now());
  useEffect(() => {
    const timer = setInterval(() => document.hidden || setNow(Date.now()), 1000);
    return () => clearInterval(timer);
  }, []);
  return now;
};
