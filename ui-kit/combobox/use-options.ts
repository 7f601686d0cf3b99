import { useEffect, useState } from 'react';

/** What a search has brought so far. */
export type Found<Option> =
  | { state: 'idle' | 'searching' | 'failed'; options: readonly Option[] }
  | { state: 'found'; options: readonly Option[] };

export type Search<Option> = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/**
 * Asks for options once typing has paused (delay in ms) and drops answers to older questions. While a new answer is
 * under way the old options stay, so that the list does not jump. A null text asks nothing.
 */
export function useOptions<Option>(text: string | null, search: Search<Option>, delay: number): Found<Option> {
  const [found, setFound] = useState<Found<Option>>({ state: 'idle', options: [] });
  useEffect(() => {
    if (text === null) {
      setFound({ state: 'idle', options: [] });
      return;
    }
    const stop = new AbortController();
    setFound((before) => ({ state: 'searching', options: before.options }));
    const timer = setTimeout(() => {
      search(text, stop.signal).then(
        (options) => stop.signal.aborted || setFound({ state: 'found', options }),
        () => stop.signal.aborted || setFound({ state: 'failed', options: [] }),
      );
    }, delay);
    return () => {
      clearTimeout(timer);
      stop.abort();
    };
  }, [text, search, delay]);
  return found;
}
