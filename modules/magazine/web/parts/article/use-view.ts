import { useEffect } from 'react';
import { api } from '#core/web';
import { bookedEvent } from '#modules/reporting/public';
import { countLead, countView } from '../../../schemas/endpoints';

/** Milliseconds in sight after which somebody is a reader. */
const long = 5000;
/** Counted since the page was loaded: nobody counts twice by going back and forth. */
const counted = new Set<string>();

/** After a booking each article that was read on the way counts once; the page alone knows which. */
const countLeads = (): void => {
  for (const slug of counted) api(countLead, { params: { slug } }, { quiet: true }).catch(() => undefined);
  counted.clear();
};

/** Counts one view of a published article once it was in sight for five seconds; a refused one is not tried again. */
export const useView = (slug: string | null): void => {
  useEffect(() => {
    if (slug === null || counted.has(slug)) return;
    let left = long;
    let since: number | null = null;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const count = () => {
      document.removeEventListener('visibilitychange', follow);
      if (counted.size === 0) window.addEventListener(bookedEvent, countLeads, { once: true });
      counted.add(slug);
      // Whether it counts is the server's business (bots, repeats); there is nothing to tell the reader.
      void api(countView, { params: { slug } }, { quiet: true }).catch(() => undefined);
    };
    const follow = () => {
      clearTimeout(timer);
      if (since !== null) left -= performance.now() - since;
      since = null;
      if (document.visibilityState !== 'visible') return;
      since = performance.now();
      timer = setTimeout(count, left);
    };
    follow();
    document.addEventListener('visibilitychange', follow);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', follow);
    };
  }, [slug]);
};
